export * from '../../en/domain/documents.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const makingThePdf = 'PDF തയ്യാറാക്കുന്നു…';
export const noAddOns = 'ഈ രജിസ്ട്രേഷനിൽ ആഡ്-ഓണുകളില്ല.';
export const receipt = 'രസീത്';
export const downloadRegistrationReceipt = 'രജിസ്ട്രേഷൻ രസീത് ഡൗൺലോഡ് ചെയ്യുക';
export const downloadAddonReceipt = 'ആഡ്-ഓൺ രസീത് ഡൗൺലോഡ് ചെയ്യുക';
export const receiptOf = ({ number }: Values<'number'>) => `രസീത്: ${number}`;
