import type { Values } from '@sangamam/contract/phrases/values';

export const youHaveThis = ({ owned }: Values<'owned'>) =>
  owned === '' ? 'You already have this.' : `You already have: ${owned}`;
export const none = 'None';
export const yes = 'Yes';
export const no = 'No';
export const optionOf = ({ title, option }: Values<'title' | 'option'>) => `${title} (${option})`;
export const left = 'left';
export const each = 'each';
export const adults = 'Adults';
export const children = 'Children';
export const whoAttends = ({ adults, ages }: { adults: number; ages: string }) => {
  const grown = adults === 1 ? '1 adult' : `${adults} adults`;
  return ages === '' ? `Attending: ${grown}.` : `Attending: ${grown}, and under 18 at the age of ${ages}.`;
};
export const seeWaitList = 'See the wait list';
