import type { UndoableAction } from '@sangamam/contract/ledger/undo/payment-undo';
import type { Values } from '@sangamam/contract/phrases/values';

export const done = 'Done';
export const doneWith = ({ what }: Values<'what'>) => `Done: ${what}`;
export const undoOf = ({ what, name }: Values<'what' | 'name'>) => `Undo: ${name}, ${what}`;
export const doneActions: Readonly<Record<UndoableAction, string>> = {
  'receive-and-approve': 'received and approved',
  receive: 'money recorded',
  approve: 'approved',
  decline: 'declined',
  reject: 'rejected',
};
