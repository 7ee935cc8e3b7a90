export * from '../../en/domain/orders.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const registrationNumber = 'രജിസ്ട്രേഷൻ നമ്പർ';
export const copy = ({ name, number }: Values<'name' | 'number'>) => `പകർത്തുക: ${name} ${number}`;
export const notSentYet = 'അയച്ചിട്ടില്ല';
export const unpaid = 'പണം അടച്ചിട്ടില്ല';
export const paymentToCheck = 'പണം പരിശോധിക്കാനുണ്ട്';
export const cancelled = 'റദ്ദാക്കി';
export const confirmed = 'ഉറപ്പായി';
export const toBeDecided = 'തീരുമാനിച്ചിട്ടില്ല';
export const approved = 'അംഗീകരിച്ചു';
export const rejected = 'അംഗീകരിച്ചില്ല';
export const reported = 'അറിയിച്ചു';
export const received = 'ലഭിച്ചു';
export const declined = 'സ്വീകരിച്ചില്ല';
export const registrationPending = 'രജിസ്ട്രേഷൻ പരിഗണനയിൽ';
export const registrationApproved = 'രജിസ്ട്രേഷൻ അംഗീകരിച്ചു';
export const registrationRejected = 'രജിസ്ട്രേഷൻ അംഗീകരിച്ചില്ല';
