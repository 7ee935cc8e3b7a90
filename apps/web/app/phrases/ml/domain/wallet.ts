export * from '../../en/domain/wallet.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const wallets = {
  APPLE: 'Apple Wallet-ൽ ചേർക്കുക',
  GOOGLE: 'Google Wallet-ൽ സൂക്ഷിക്കുക',
} as const;
export const makingThePass = 'പാസ് തയ്യാറാക്കുന്നു…';
export const passFailed = ({ why }: Values<'why'>) => `പാസ് തയ്യാറാക്കാൻ കഴിഞ്ഞില്ല. ${why}`;
export const passesFor = ({ name }: Values<'name'>) => `നിങ്ങളുടെ ഫോണിൽ: ${name}`;
