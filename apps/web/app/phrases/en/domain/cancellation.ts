import type { Values } from '@sangamam/contract/phrases/values';

export const ifYouCancel = 'If you cancel';
export const untilDay = ({ day }: Values<'day'>) => `Until ${day}`;
export const afterDay = ({ day }: Values<'day'>) => `After ${day}`;
export const fullRefund = 'Everything is refunded';
export const keptForEach = ({ kept }: Values<'kept'>) => `${kept} is kept for each person`;
export const noRefund = 'No refund';
export const askUntil = ({ day }: Values<'day'>) =>
  `Once you have paid, you can ask on My Account to cancel your registration, until ${day}.`;
