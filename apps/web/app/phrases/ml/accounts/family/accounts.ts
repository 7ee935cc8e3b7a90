export * from '../../../en/accounts/family/accounts.ts';

export const forgotPassword = 'പാസ്‌വേഡ് മറന്നോ';
export const emailAddress = 'ഇമെയിൽ വിലാസം';
export const emailHint = 'സൈൻ അപ്പ് ചെയ്തപ്പോൾ നൽകിയ ഇമെയിൽ.';
export const sendingTheLink = 'ലിങ്ക് അയയ്ക്കുന്നു…';
export const sendLink = 'ലിങ്ക് അയയ്ക്കുക';
export const iAgreeWithThe = 'ഇവ ഞാൻ സമ്മതിക്കുന്നു: ';
export const termsAndConditions = 'നിബന്ധനകളും വ്യവസ്ഥകളും';
export const andThe = 'കൂടാതെ ';
export const privacyPolicy = 'സ്വകാര്യതാ നയം';
