import type { Values } from '@sangamam/contract/phrases/values';

export const dear = ({ name }: Values<'name'>) => `Dear ${name},`;
export const warmRegards = ({ siteName }: Values<'siteName'>) => `Warm regards,\nthe ${siteName} team`;
export const sentBy = ({ siteName, host }: Values<'siteName' | 'host'>) => `Sent by ${siteName}, ${host}`;
export const buttonFallback = 'If the button does not work, open this address:';
export const conventionLine = ({ name, days, location }: Values<'name' | 'days' | 'location'>) =>
  `${name} · ${days} · ${location}`;
export const writeToUs = ({ email }: Values<'email'>) => `Questions? Write to ${email}.`;
export const writeOrCall = ({ email, phone }: Values<'email' | 'phone'>) =>
  `Questions? Write to ${email} or call ${phone}.`;
export const stopLetters = 'Stop letters like this one';
export const registrationMailsStay = 'Emails about your registration keep coming.';
