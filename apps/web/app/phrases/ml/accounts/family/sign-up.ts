export * from '../../../en/accounts/family/sign-up.ts';

export const signUp = 'സൈൻ അപ്പ്';
export const termsAndConditions = 'നിബന്ധനകളും വ്യവസ്ഥകളും';
export const signingYouUp = 'സൈൻ അപ്പ് ചെയ്യുന്നു…';
export const submit = 'സമർപ്പിക്കുക';
export const sentTitle = 'സൈൻ അപ്പ് ചെയ്തതിന് നന്ദി!';
export const verificationSentTo = 'ഈ വിലാസത്തിലേക്ക് ഞങ്ങൾ ഇമെയിൽ അയച്ചിട്ടുണ്ട്:';
export const openVerificationLink =
  '. അതിലെ ലിങ്ക് തുറന്ന് പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക. പിന്നെ ലോഗിൻ ചെയ്ത് കുടുംബത്തെ രജിസ്റ്റർ ചെയ്യാം.';
export const linkHint = 'ലിങ്ക് 48 മണിക്കൂർ പ്രവർത്തിക്കും. ഇമെയിൽ കാണുന്നില്ലേ? സ്പാം ഫോൾഡർ നോക്കുക.';
export const goToLogin = 'ലോഗിനിലേക്ക്';
export const pleaseCheckYourEmail = 'ഇമെയിൽ നോക്കുക';
export const weHaveEmailed = 'ഈ വിലാസത്തിലേക്ക് ഇമെയിൽ അയച്ചു:';
export const linkPurpose = '. അതിലെ ലിങ്ക് തുറന്ന് പാസ്‌വേഡ് തിരഞ്ഞെടുക്കാം.';
export const goHome = 'ഹോം പേജിലേക്ക്';
export const isThisYou = 'ഇത് നിങ്ങളാണോ?';
export const logIn = 'ലോഗിൻ ചെയ്യുക';
export const or = 'അല്ലെങ്കിൽ';
export const requestNewPassword = 'പുതിയ പാസ്‌വേഡിനുള്ള ലിങ്ക് അയയ്ക്കുക';
