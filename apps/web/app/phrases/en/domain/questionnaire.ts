import type { Wording } from '@sangamam/contract/people/questionnaire/question';

/** The wording of a question or an option in the language of the site, or in the other where it is missing. */
export const wordingOf = ({ en, ml }: Wording) => en || ml;
export const yes = 'Yes';
export const no = 'No';
