import { wordsOf } from './text-tokens.ts';

/** What else people send money to an association for, and what a bank books itself. */
const purposes = new Set(
  (
    'donation donate gift dues membership member onam christmas picnic raffle charity scholarship tithe offering rent rental ' +
    'payroll salary wages interest dividend cashback reimbursement reimburse invoice vendor refund insurance utilities ' +
    'fundraiser sponsorship sponsor advertisement souvenir'
  ).split(' '),
);

/** Words of a memo that take that back. */
const forUs = new Set(['registration', 'convention', 'reg', 'sangamam']);

/** Whether a memo says that the money is for something else than a registration. */
export function namesOtherPurpose(memo: string): boolean {
  const words = wordsOf(memo);
  return words.some((word) => purposes.has(word)) && !words.some((word) => forUs.has(word));
}

/** Whether a memo says that the money is for a registration. */
export function namesRegistration(memo: string): boolean {
  return wordsOf(memo).some((word) => forUs.has(word));
}
