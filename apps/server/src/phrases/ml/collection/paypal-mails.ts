export * from '../../en/collection/paypal-mails.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const capturedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ PayPal പേയ്മെന്റ് ലഭിച്ചു`;
export const captured = ({ order }: Values<'order'>) =>
  `നന്ദി: PayPal വഴി നിങ്ങൾ അടച്ച പണം എത്തി. ട്രഷറർ അത് പരിശോധിക്കും; നിങ്ങളുടെ ${order} ഉറപ്പാകുമ്പോൾ ഞങ്ങൾ എഴുതാം.`;
export const capturedToRefund = ({ order }: Values<'order'>) =>
  `PayPal വഴി നിങ്ങൾ അടച്ച പണം എത്തി, പക്ഷേ നിങ്ങളുടെ ${order} ഇപ്പോൾ നിലവിലില്ല. ട്രഷറർ പണം തിരികെ അയയ്ക്കും.`;
export const declined = ({ order }: Values<'order'>) =>
  `ക്ഷമിക്കണം: നിങ്ങളുടെ അക്കൗണ്ടിൽനിന്നോ കാർഡിൽനിന്നോ PayPal-ന് പണം എടുക്കാൻ കഴിഞ്ഞില്ല; പണം എടുത്തിട്ടില്ല. നിങ്ങളുടെ ${order} അതേപടിയുണ്ട്; ഇതേ രീതിയിലോ മറ്റൊരു രീതിയിലോ വീണ്ടും പണമടയ്ക്കുക.`;
