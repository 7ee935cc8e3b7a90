export * from '../../../en/accounts/family/sign-in.ts';

export const login = 'ലോഗിൻ';
export const loginFailed = 'ലോഗിൻ ചെയ്യാൻ കഴിഞ്ഞില്ല';
export const emailAddress = 'ഇമെയിൽ വിലാസം';
export const password = 'പാസ്‌വേഡ്';
export const signingYouIn = 'ലോഗിൻ ചെയ്യുന്നു…';
export const secondStep = 'രണ്ടാം ഘട്ടം';
export const recoveryCodeRequired = 'നിങ്ങളുടെ റിക്കവറി കോഡുകളിൽ ഒന്ന് നൽകുക.';
export const switchToApp = 'ആപ്പ് ഉപയോഗിക്കുക';
export const switchToRecoveryCode = 'റിക്കവറി കോഡ് ഉപയോഗിക്കുക';
export const backToLogin = 'ഇമെയിലിലേക്കും പാസ്‌വേഡിലേക്കും മടങ്ങുക';
export const recoveryCode = 'റിക്കവറി കോഡ്';
export const recoveryCodeHint =
  'നിങ്ങൾ സൂക്ഷിച്ചുവെച്ച കോഡുകളിൽ ഒന്ന്, ഉദാഹരണത്തിന് abcd-efgh-jkmn-pqrs-tuvw-xyz2. ഓരോന്നും ഒരിക്കൽ മാത്രം ഉപയോഗിക്കാം.';
export const sixDigitCode = 'ആറക്ക കോഡ്';
export const sixDigitCodeHint = 'ഓരോ 30 സെക്കൻഡിലും മാറും.';
