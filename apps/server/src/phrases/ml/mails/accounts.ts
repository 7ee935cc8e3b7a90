export * from '../../en/mails/accounts.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const chooseANewPassword = 'പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക';
export const contactUs = 'ഞങ്ങൾക്ക് എഴുതുക';

export const welcomeSubject = ({ siteName }: Values<'siteName'>) => `${siteName}: പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക`;
export const welcome = ({ siteName }: Values<'siteName'>) =>
  `${siteName}-ലേക്ക് സ്വാഗതം! സൈൻ അപ്പ് ചെയ്തതിന് നന്ദി. ഇമെയിൽ വിലാസം ശരിയാണെന്ന് ഉറപ്പാക്കാൻ ഒരു പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക.`;
export const setMyPassword = 'പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക';
export const welcomeLinkExpires =
  'ലിങ്ക് ഒരിക്കൽ മാത്രം, 48 മണിക്കൂർ വരെ പ്രവർത്തിക്കും. സൈൻ അപ്പ് ചെയ്തത് നിങ്ങളല്ലെങ്കിൽ ഈ ഇമെയിൽ അവഗണിക്കാം.';

export const resetPasswordSubject = ({ siteName }: Values<'siteName'>) => `നിങ്ങളുടെ ${siteName} പാസ്‌വേഡ് മാറ്റാം`;
export const resetPassword = 'നിങ്ങളുടെ അക്കൗണ്ടിന്റെ പാസ്‌വേഡ് മാറ്റാൻ ആരോ (നിങ്ങളാകാം) ആവശ്യപ്പെട്ടു.';
export const resetPasswordLinkExpires =
  'ലിങ്ക് ഒരിക്കൽ മാത്രം, ഒരു മണിക്കൂർ വരെ പ്രവർത്തിക്കും. ആവശ്യപ്പെട്ടത് നിങ്ങളല്ലെങ്കിൽ ഈ ഇമെയിൽ അവഗണിക്കുക; പാസ്‌വേഡ് മാറുകയില്ല.';

export const passwordChangedSubject = ({ siteName }: Values<'siteName'>) => `നിങ്ങളുടെ ${siteName} പാസ്‌വേഡ് മാറ്റി`;
export const passwordChanged = 'നിങ്ങളുടെ അക്കൗണ്ടിന്റെ പാസ്‌വേഡ് മാറ്റി; മറ്റെല്ലാ ഉപകരണങ്ങളിലും ലോഗൗട്ട് ചെയ്തു.';
export const passwordChangedByOther = 'മാറ്റിയത് നിങ്ങളല്ലെങ്കിൽ ഉടൻ പുതിയ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക.';
