import type { Values } from '@sangamam/contract/phrases/values';

export const insteadOf = 'instead of';
export const total = 'Total';
export const what = 'What';
export const convenienceFee = 'Convenience fee';
export const received = 'Received';
export const stillOpen = 'Still open';
export const amount = 'Amount';
export const times = ({ quantity }: Values<'quantity'>) => `times ${quantity}`;
/** What the server says beside the title of a line, such as `Package`; labels of the catalogue are as they are written. */
export const lineDetail = ({ detail }: { detail: string }) => detail;
