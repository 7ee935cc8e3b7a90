export * from '../../../en/routes/site/errors.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const somethingWentWrong = 'എന്തോ പിശക് സംഭവിച്ചു';
export const error = ({ errorCode }: Values<'errorCode'>) => `പിശക് ${errorCode}`;
export const unknownErrorText = 'അത് ചെയ്യാൻ കഴിഞ്ഞില്ല. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക; മുമ്പ് സേവ് ചെയ്തത് സുരക്ഷിതമാണ്.';
export const mistakeHint = 'ഇത് ഞങ്ങളുടെ തെറ്റാണെന്ന് തോന്നുന്നെങ്കിൽ ഈ വിലാസത്തിൽ എഴുതുക: ';
export const goHome = 'ഹോം പേജിലേക്ക്';
export const myAccount = 'എന്റെ അക്കൗണ്ട്';
export const forbiddenText = 'ഈ പേജ് കാണാൻ നിങ്ങൾക്ക് അനുവാദമില്ല. നിങ്ങൾ മറ്റൊരു അക്കൗണ്ടിൽ ലോഗിൻ ചെയ്തിരിക്കാം.';
export const missingPageText = 'ഈ പേജ് ഇല്ല, അല്ലെങ്കിൽ ഇപ്പോൾ ലഭ്യമല്ല.';
export const errorTitle = 'പിശക്';
export const contactOfficialsText = 'നിങ്ങളുടെ രജിസ്ട്രേഷന്റെ വിവരങ്ങൾ ‘എന്റെ അക്കൗണ്ടിൽ’ കാണാം.';
export const howToPay = 'എങ്ങനെ പണമടയ്ക്കാം';
export const pageNotFound = 'പേജ് കണ്ടെത്തിയില്ല';
export const notFoundTitle = 'ഈ പേജ് നിലവിലില്ല';
export const notFoundCode = 'പിശക് 404';
export const notFoundText =
  'ആ പേജ് കണ്ടെത്താൻ കഴിഞ്ഞില്ല. വിലാസം ശരിയാണോ എന്ന് നോക്കുക, അല്ലെങ്കിൽ ഹോം പേജിൽ നിന്ന് തുടങ്ങുക. നിങ്ങളുടെ രജിസ്ട്രേഷൻ സുരക്ഷിതമാണ്.';
