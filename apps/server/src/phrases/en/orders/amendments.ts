import type { Values } from '@sangamam/contract/phrases/values';
import type { AmendmentTitles } from '@sangamam/contract/orders/amendments/amend-lines';

/** Titles of the lines that a change of a registration adds. */
export const amendmentTitles: AmendmentTitles & { carriedOver: string; child: string } = {
  takenOff: (title) => `Taken off: ${title}`,
  keptFee: 'Cancellation fee',
  waived: 'Not charged',
  carriedOver: 'Paid with an order of its own',
  child: 'Change of your registration',
};

/** Why a change is taken back. */
export const changeUndone = 'The change was undone.';
export const notPaidInTime = ({ days }: Values<'days'>) => `It was not paid within ${days} days.`;
export const cancelledByFamily = 'You cancelled the order for the difference.';
export const changedByFamily = 'You changed it on My Account.';
