import type { Values } from '@sangamam/contract/phrases/values';

export const undo = 'Undo';
export const undoAll = 'Undo all';
export const undone = 'Undone';
export const notUndone = 'Not undone';
export const closeUndo = 'Close, without undoing';
export const undoneAndNot = ({ undone, refused }: Values<'undone' | 'refused'>) =>
  `${undone} undone, ${refused} not undone`;
