export * from '../../en/ledger/refund-mails.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const amount = 'തുക';
export const sentBy = 'അയച്ച രീതി';
export const reference = 'റഫറൻസ്';
export const keptFee = 'അസോസിയേഷൻ എടുത്തത്';
export const keptBecause = 'കാരണം';
export const seeMyRegistration = 'എന്റെ രജിസ്ട്രേഷൻ കാണുക';
export const methods = { CHASE: 'Zelle', CHEQUE: 'ചെക്ക്', PAYPAL: 'PayPal' } as const;

export const sentSubject = ({ convention }: Values<'convention'>) => `${convention}: നിങ്ങൾക്ക് തിരികെ അയച്ച പണം`;
export const sent = ({ amount: money, convention }: Values<'amount' | 'convention'>) =>
  `${convention} കൺവെൻഷനു വേണ്ടി നിങ്ങൾ അടച്ചതിൽ ${money} ഞങ്ങൾ തിരികെ അയച്ചു.`;
export const sentNext =
  'Zelle ഏതാനും ദിവസത്തിനകവും ചെക്ക് തപാലിൽ ഏകദേശം രണ്ടാഴ്ചയ്ക്കകവും എത്തും. എത്തിയില്ലെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';
export const sentNextByPaypal =
  'നിങ്ങൾ പണമടച്ച അക്കൗണ്ടിലേക്കോ കാർഡിലേക്കോ PayPal ഏതാനും ദിവസത്തിനകം അത് തിരികെ നൽകും. എത്തിയില്ലെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';

export const failedSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: തിരികെ അയച്ച പണം ഞങ്ങൾക്ക് മടങ്ങിവന്നു`;
export const failed = ({ amount: money, convention }: Values<'amount' | 'convention'>) =>
  `${convention} കൺവെൻഷന്റെ പേരിൽ നിങ്ങൾക്ക് തിരികെ അയച്ച ${money} ഞങ്ങൾക്ക് മടങ്ങിവന്നു. നിങ്ങളുടെ പണം ഞങ്ങളുടെ പക്കൽ സുരക്ഷിതമാണ്.`;
export const failedNext = 'ട്രഷറർ അത് വീണ്ടും അയയ്ക്കും. നിങ്ങളുടെ വിലാസമോ Zelle ഇമെയിലോ മാറിയെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';

export const keptSubject = ({ convention }: Values<'convention'>) => `${convention}: നിങ്ങൾ അടച്ച പണത്തെക്കുറിച്ച്`;
export const kept = ({ amount: money, convention }: Values<'amount' | 'convention'>) =>
  `${convention} കൺവെൻഷനു വേണ്ടി നിങ്ങൾ അടച്ചതിൽ ${money} അസോസിയേഷൻ എടുക്കുന്നു; ഒന്നും തിരികെ ലഭിക്കില്ല.`;
export const keptNext = 'ഇത് നിങ്ങൾ പ്രതീക്ഷിച്ചതല്ലെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';

export const donatedSubject = ({ convention }: Values<'convention'>) => `${convention}: സംഭാവനയ്ക്ക് നന്ദി`;
export const donated = ({ amount: money, convention }: Values<'amount' | 'convention'>) =>
  `നന്ദി: ${convention} കൺവെൻഷനു വേണ്ടി നിങ്ങൾ അടച്ചതിൽ ${money} തിരികെ വാങ്ങാതെ നിങ്ങൾ ഞങ്ങൾക്ക് സംഭാവന നൽകുന്നു.`;
export const donatedNext = 'നിങ്ങൾ ഒന്നും ചെയ്യേണ്ടതില്ല. നിങ്ങൾ ഉദ്ദേശിച്ചത് ഇതല്ലെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';
