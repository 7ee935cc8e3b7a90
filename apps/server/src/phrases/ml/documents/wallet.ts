export * from '../../en/documents/wallet.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const registrationFor = ({ convention }: Values<'convention'>) => `${convention}: രജിസ്ട്രേഷൻ`;
export const registrationNumber = 'നമ്പർ';
export const convention = 'കൺവെൻഷൻ';
export const family = 'കുടുംബം';
export const people = 'ആളുകൾ';
export const days = 'ദിവസങ്ങൾ';
export const place = 'സ്ഥലം';
export const atTheDesk = 'ഡെസ്കിൽ';
export const showTheCode = 'എത്തുമ്പോൾ ഈ കോഡ് കാണിക്കുക. അതിനു താഴെയുള്ള നമ്പറും മതി.';
export const shuttles = {
  ARRIVAL: ({ airport }: Values<'airport'>) => `${airport}-ൽനിന്ന് ഷട്ടിൽ`,
  DEPARTURE: ({ airport }: Values<'airport'>) => `${airport}-ലേക്ക് ഷട്ടിൽ`,
} as const;
export const dayAndTime = ({ day, time }: Values<'day' | 'time'>) => `${day}, ${time}`;
export const yourRegistration = 'നിങ്ങളുടെ രജിസ്ട്രേഷൻ';
