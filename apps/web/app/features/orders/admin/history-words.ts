/** What happened to a registration, in plain words; the log's own names where they are newer than this page. */
export function historyWords(action: string): string {
  return words[action] ?? action.replaceAll(/[._-]/gu, ' ');
}

const words: Readonly<Record<string, string>> = {
  'order.initiated': 'Registration started',
  'order.submitted': 'Sent for approval',
  'order.approved': 'Registration approved',
  'order.rejected': 'Registration rejected',
  'order.reopened': 'Rejection taken back',
  'order.cancelled': 'Registration cancelled',
  'order.confirmed': 'Confirmed, permanent number given',
  'order.noted': 'Note',
  'order.asked': 'Family asked by email',
  'order.edited': 'Changed on behalf of the family',
  'order.reminded': 'Family reminded of the unfinished registration',
  'order.followed': 'Followed the decision about its registration',
  'payment.reported': 'Payment reported by the family',
  'payment.sender-corrected': 'Zelle address corrected by the family',
  'payment.received': 'Money received',
  'payment.approved': 'Payment approved',
  'payment.declined': 'Payment declined',
  'payment.rejected': 'Payment rejected',
  'payment.refunded': 'Money sent back',
};
