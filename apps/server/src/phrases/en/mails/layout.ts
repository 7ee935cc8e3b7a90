import type { Values } from '@sangamam/contract/phrases/values';

export const dear = ({ name }: Values<'name'>) => `Dear ${name},`;
export const warmRegards = ({ siteName }: Values<'siteName'>) => `Warm regards,\nthe ${siteName} team`;
export const sentBy = ({ siteName, host }: Values<'siteName' | 'host'>) => `Sent by ${siteName}, ${host}`;
export const ifTheButtonDoesNotWork = 'If the button does not work, open this address:';
