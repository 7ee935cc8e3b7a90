export * from '../../en/domain/money.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const insteadOf = 'മുമ്പത്തെ വില';
export const total = 'ആകെ';
export const what = 'ഇനം';
export const convenienceFee = 'കൺവീനിയൻസ് ഫീ';
export const received = 'ലഭിച്ചു';
export const stillOpen = 'ബാക്കി';
export const amount = 'തുക';
export const times = ({ quantity }: Values<'quantity'>) => `${quantity} എണ്ണം`;
const details: Readonly<Record<string, string>> = {
  Package: 'പാക്കേജ്',
  Adults: 'മുതിർന്നവർ',
  Children: 'കുട്ടികൾ',
};
export const lineDetail = ({ detail }: { detail: string }) => details[detail] ?? detail;
