import { undoableUntil, type DecisionToUndo } from '@sangamam/contract/undo/undoable-decision';
import { useSyncExternalStore } from 'react';

/** A decision that can be undone, with whom it is about. */
export interface UndoableDecision extends DecisionToUndo {
  name: string;
  number: string;
}

/** What was decided a moment ago. */
export interface UndoOffer {
  /** Such as "8 approved". */
  message: string;
  decisions: readonly UndoableDecision[];
  /** When it ends, ISO 8601 UTC. */
  until: string;
}

let offer: UndoOffer | undefined;
const changes = new EventTarget();

/**
 * Offers to undo decisions as long as their minute lasts, on whichever page of the admin area; a later decision replaces
 * the offer. `madeAt` is when the first of them was asked for, so that the offer never outlives one of them.
 */
export function offerUndo({ madeAt, ...decided }: Omit<UndoOffer, 'until'> & { madeAt: number }): void {
  const until = undoableUntil(new Date(madeAt)).toISOString();
  change(decided.decisions.length === 0 ? undefined : { ...decided, until });
}

/** Takes the offer away: it was accepted or declined, or its minute is over. */
export function withdrawUndo(): void {
  change(undefined);
}

/** Undoes what is offered, as its button does: for a dialog that covers that button. */
export function acceptUndo(): void {
  changes.dispatchEvent(new Event('accept'));
}

/** Calls `onAccept` for {@link acceptUndo}. */
export function subscribeToAccept(onAccept: () => void): () => void {
  changes.addEventListener('accept', onAccept);
  return () => changes.removeEventListener('accept', onAccept);
}

/** The offer of now. */
export function useUndoOffer(): UndoOffer | undefined {
  return useSyncExternalStore(
    subscribe,
    () => offer,
    () => undefined,
  );
}

function change(next: UndoOffer | undefined): void {
  offer = next;
  changes.dispatchEvent(new Event('change'));
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}
