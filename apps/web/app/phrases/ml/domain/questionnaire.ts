import type { Wording } from '@sangamam/contract/people/questionnaire/question';

export const wordingOf = ({ en, ml }: Wording) => ml || en;
export const yes = 'അതെ';
export const no = 'അല്ല';
