export * from '../../en/ledger/moved-money-mails.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const amount = 'തുക';
export const seeMyRegistration = 'എന്റെ രജിസ്ട്രേഷൻ കാണുക';

export const movedInSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ പേയ്മെന്റിലേക്ക് ചേർത്ത തുക`;
export const movedWithinFamily = ({ order, convention }: Values<'order' | 'convention'>) =>
  `നിങ്ങൾ മുമ്പ് അടച്ച പണം ട്രഷറർ ${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} പേയ്മെന്റിലേക്ക് ചേർത്തു.`;
export const movedIn = ({ order, convention }: Values<'order' | 'convention'>) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} സംബന്ധിച്ച പണം ട്രഷറർ കണ്ടെത്തി; നിങ്ങളുടെ പേയ്മെന്റിലേക്ക് ചേർത്തു.`;

export const movedOutSubject = ({ convention }: Values<'convention'>) =>
  `${convention}: നിങ്ങളുടെ പേയ്മെന്റിൽ ഒരു തിരുത്ത്`;
export const movedOut = ({ order, convention }: Values<'order' | 'convention'>) =>
  `${convention} കൺവെൻഷനുള്ള നിങ്ങളുടെ ${order} പേരിൽ ഞങ്ങൾ രേഖപ്പെടുത്തിയ ഒരു തുക മറ്റൊന്നിന്റേതായിരുന്നു; ട്രഷറർ അത് അവിടേക്ക് മാറ്റി.`;
export const movedOutNext = 'പണം നിങ്ങളുടേതാണെന്ന് തോന്നുന്നെങ്കിൽ ഞങ്ങൾക്ക് എഴുതുക.';
