import type { Values } from '@sangamam/contract/phrases/values';

export const wallets = { APPLE: 'Add to Apple Wallet', GOOGLE: 'Save to Google Wallet' } as const;
export const makingThePass = 'Making the pass…';
export const passFailed = ({ why }: Values<'why'>) => `The pass could not be made. ${why}`;
export const passesFor = ({ name }: Values<'name'>) => `On your phone: ${name}`;
