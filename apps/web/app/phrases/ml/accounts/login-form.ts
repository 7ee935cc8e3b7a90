export * from '../../en/accounts/login-form.ts';

export const login = 'ലോഗിൻ';
export const weCouldNotSignYouIn = 'ലോഗിൻ ചെയ്യാൻ കഴിഞ്ഞില്ല';
export const emailAddress = 'ഇമെയിൽ വിലാസം';
export const password = 'പാസ്‌വേഡ്';
export const signingYouIn = 'ലോഗിൻ ചെയ്യുന്നു…';
