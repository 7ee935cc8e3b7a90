import type { Wording } from '@sangamam/contract/people/questionnaire/question';

/** The wording of a question or an option in the language of the site. */
export const wordingOf = ({ en }: Wording) => en;
export const yes = 'Yes';
export const no = 'No';
