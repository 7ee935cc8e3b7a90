export * from '../../../en/accounts/family/passwords.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const changePassword = 'പാസ്‌വേഡ് മാറ്റുക';
export const registeredEmail = 'രജിസ്റ്റർ ചെയ്ത ഇമെയിൽ';
export const currentPassword = 'ഇപ്പോഴത്തെ പാസ്‌വേഡ്';
export const newPassword = 'പുതിയ പാസ്‌വേഡ്';
export const confirmPassword = 'പാസ്‌വേഡ് ഒന്നുകൂടി';
export const savingYourPassword = 'പാസ്‌വേഡ് സേവ് ചെയ്യുന്നു…';
export const submit = 'സമർപ്പിക്കുക';
export const chooseAPassword = 'പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക';
export const password = 'പാസ്‌വേഡ്';
export const retypePassword = 'പാസ്‌വേഡ് ഒന്നുകൂടി';
export const savePassword = 'പാസ്‌വേഡ് സേവ് ചെയ്യുക';
export const login = 'ലോഗിൻ';
export const linkExpiredText =
  'ലിങ്കുകൾ ഒരിക്കൽ മാത്രം പ്രവർത്തിക്കും, കാലാവധിയുമുണ്ട്. പാസ്‌വേഡ് ഉണ്ടെങ്കിൽ ലോഗിൻ ചെയ്താൽ മതി. ഇല്ലെങ്കിൽ പുതിയ ലിങ്ക് അയയ്ക്കാം.';
export const requestNewLink = 'പുതിയ ലിങ്ക് അയയ്ക്കുക';
export const tryAgain = 'വീണ്ടും ശ്രമിക്കുക';
export const choosePasswordIntro = 'നിങ്ങളുടെ അക്കൗണ്ടിന് ഒരു പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക.';
export const verifyingYourLink = 'ലിങ്ക് പരിശോധിക്കുന്നു…';
export const aPasswordNeeds = 'പാസ്‌വേഡിന് വേണ്ടത്';
export const stillMissing = ({ missing }: Values<'missing'>) => `ഇനി വേണ്ടത്: ${missing}.`;
export const thisPasswordWorks = 'ഈ പാസ്‌വേഡ് മതി.';
export const termsAndConditions = 'നിബന്ധനകളും വ്യവസ്ഥകളും';
