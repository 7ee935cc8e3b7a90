export * from '../../en/mail/layout.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const dear = ({ name }: Values<'name'>) => `പ്രിയപ്പെട്ട ${name},`;
export const warmRegards = ({ siteName }: Values<'siteName'>) => `സ്നേഹത്തോടെ,\n${siteName} ടീം`;
export const sentBy = ({ siteName, host }: Values<'siteName' | 'host'>) => `അയച്ചത്: ${siteName}, ${host}`;
export const buttonFallback = 'ബട്ടൺ പ്രവർത്തിക്കുന്നില്ലെങ്കിൽ ഈ വിലാസം തുറക്കുക:';
export const writeToUs = ({ email }: Values<'email'>) => `ചോദ്യങ്ങളുണ്ടോ? ${email} എന്ന വിലാസത്തിൽ എഴുതുക.`;
export const writeOrCall = ({ email, phone }: Values<'email' | 'phone'>) =>
  `ചോദ്യങ്ങളുണ്ടോ? ${email} എന്ന വിലാസത്തിൽ എഴുതുക, അല്ലെങ്കിൽ ${phone} എന്ന നമ്പറിൽ വിളിക്കുക.`;
export const stopLetters = 'ഇത്തരം കത്തുകൾ ഇനി വേണ്ട';
export const registrationMailsStay = 'നിങ്ങളുടെ രജിസ്ട്രേഷനെക്കുറിച്ചുള്ള ഇമെയിലുകൾ തുടർന്നും വരും.';
