import type { Values } from '@sangamam/contract/phrases/values';

/** What a calendar shows below the days of the convention. */
export const registerBy = ({ deadline, site }: Values<'deadline' | 'site'>) =>
  `Register by ${deadline}: ${site}`;
export const moreAt = ({ site }: Values<'site'>) => `More at ${site}`;
