export * from '../../en/collection/reminder-mails.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const reminderSubject = ({ open, convention }: Values<'open' | 'convention'>) =>
  `${convention}: ${open} അടയ്ക്കാനുണ്ട്`;
export const isDue = ({ open, order, day }: Values<'open' | 'order' | 'day'>) =>
  `നിങ്ങളുടെ ${order}: ${open}, ${day}-നകം ട്രഷറർക്ക് ലഭിക്കണം.`;
export const wasDue = ({ open, order, day }: Values<'open' | 'order' | 'day'>) =>
  `നിങ്ങളുടെ ${order}: ${open}, ${day}-നകം ട്രഷറർക്ക് ലഭിക്കേണ്ടതായിരുന്നു. ഇതുവരെ കിട്ടിയിട്ടില്ല.`;
export const notPaidYet = ({ open, order }: Values<'open' | 'order'>) =>
  `നിങ്ങളുടെ ${order}: ${open} ഇതുവരെ അടച്ചിട്ടില്ല.`;
export const alreadySent = 'അയച്ചിട്ടുണ്ടെങ്കിൽ നന്ദി: ഒന്നും ചെയ്യേണ്ടതില്ല. ഇല്ലെങ്കിൽ താഴെയുള്ള മെമോയോടെ ഇപ്പോൾ അയയ്ക്കുക.';
export const choosePayment =
  'എങ്ങനെ പണമടയ്ക്കണമെന്ന് ഞങ്ങളുടെ സൈറ്റിൽ തിരഞ്ഞെടുക്കുക. ഒരു മിനിറ്റ് മതി; വേണ്ടതെല്ലാം അവിടെ കാണാം.';
export const howToPay = 'എങ്ങനെ പണമടയ്ക്കാം';
