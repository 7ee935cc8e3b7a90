export * from '../../../en/accounts/family/proof.ts';

export const pleaseConfirmItsYou = 'ഇത് നിങ്ങളാണെന്ന് ഉറപ്പാക്കുക';
export const confirmItsYou = 'ഇത് നിങ്ങളാണെന്ന് ഉറപ്പാക്കുക';
export const proofFailed = 'ഉറപ്പാക്കാൻ കഴിഞ്ഞില്ല';
export const codeProofText = 'തുടരാൻ പാസ്‌വേഡും ഓതന്റിക്കേറ്റർ ആപ്പിലെ കോഡും ഒരിക്കൽ കൂടി നൽകുക.';
export const passwordProofText = 'തുടരാൻ പാസ്‌വേഡ് ഒരിക്കൽ കൂടി നൽകുക.';
export const wrongPassword = 'ഇത് നിങ്ങളുടെ പാസ്‌വേഡ് അല്ല';
export const yourPassword = 'നിങ്ങളുടെ പാസ്‌വേഡ്';
export const code = 'കോഡ്';
export const codeHint = 'ഓതന്റിക്കേറ്റർ ആപ്പിൽ നിന്ന്, അല്ലെങ്കിൽ ഒരു റിക്കവറി കോഡ്.';
export const continueLabel = 'തുടരുക';
