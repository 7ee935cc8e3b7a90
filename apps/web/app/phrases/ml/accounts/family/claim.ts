export * from '../../../en/accounts/family/claim.ts';

export const takeOverAccount = 'നിങ്ങളുടെ അക്കൗണ്ട് ഏറ്റെടുക്കുക';
export const intro =
  'ഭാരവാഹികൾ നിങ്ങളുടെ കുടുംബത്തെ രജിസ്റ്റർ ചെയ്ത് ഒരു കോഡുള്ള കുറിപ്പ് തന്നിട്ടുണ്ട്. കോഡും ഇമെയിൽ വിലാസവും നൽകുക; പാസ്‌വേഡ് തിരഞ്ഞെടുക്കാനുള്ള ലിങ്ക് അയയ്ക്കാം.';
export const code = 'കുറിപ്പിലെ കോഡ്';
export const codeHint = 'പത്ത് അക്ഷരങ്ങളും അക്കങ്ങളും.';
export const emailAddress = 'ഇമെയിൽ വിലാസം';
export const emailHint = 'ഇതുകൊണ്ടാണ് ലോഗിൻ ചെയ്യുക; ഞങ്ങൾ എഴുതുന്നതും ഇവിടേക്കാണ്.';
export const sendLink = 'ലിങ്ക് അയയ്ക്കുക';
export const sendingTheLink = 'ലിങ്ക് അയയ്ക്കുന്നു…';
export const tryAgain = 'അത് നടന്നില്ല. വീണ്ടും ശ്രമിക്കുക.';
export const pleaseCheckYourEmail = 'ഇമെയിൽ നോക്കുക';
export const linkSentTo = 'ഈ വിലാസത്തിലേക്ക് ലിങ്ക് അയച്ചിട്ടുണ്ട്:';
export const linkHint =
  '48 മണിക്കൂറിനുള്ളിൽ അവിടെ പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുക. ഇമെയിൽ കാണുന്നില്ലേ? സ്പാം ഫോൾഡർ നോക്കുക. വിലാസം തെറ്റിയെങ്കിൽ കോഡ് വീണ്ടും നൽകുക.';
export const enterAgain = 'കോഡ് വീണ്ടും നൽകുക';
export const backToLogin = 'ലോഗിനിലേക്ക് മടങ്ങുക';
export const haveSlip = 'കോഡുള്ള കുറിപ്പ് കിട്ടിയിട്ടുണ്ടോ?';
