export * from '../../../en/hotel/family/check-in.ts';

import type { Values } from '@sangamam/contract/phrases/values';

export const checkInHint = 'ഹോട്ടലിൽ എത്തുമ്പോൾ ചെക്ക്-ഇൻ ചെയ്യുക.';
export const checkInOpensOn = ({ day }: Values<'day'>) =>
  `${day} മുതൽ, ഹോട്ടലിൽ എത്തുമ്പോൾ ചെക്ക്-ഇൻ ചെയ്യാം. ഹോട്ടലും കൺഫർമേഷൻ നമ്പറും ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം.`;
export const undo = 'തിരിച്ചെടുക്കുക';
export const takingItBack = 'തിരിച്ചെടുക്കുന്നു…';
export const checkInTakenBack = 'ചെക്ക്-ഇൻ തിരിച്ചെടുത്തു.';
export const takeBackFailed = 'ചെക്ക്-ഇൻ തിരിച്ചെടുക്കാനായില്ല.';
export const yourHotel = 'നിങ്ങളുടെ ഹോട്ടൽ';
export const notKnownYet = 'അറിവായിട്ടില്ല';
