import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** The forms on the page whose edits are not saved; each says whether it would lose them now. */
const forms = new Set<() => boolean>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Makes leaving the page ask first while a form has edits that are not saved. `wouldLose` is asked at that moment: a
 * form that is being sent may lead away.
 */
export function useUnsaved(isEdited: boolean, wouldLose: () => boolean = always): void {
  const isUnsaved = useEffectEvent(wouldLose);
  useEffect(() => {
    if (!isEdited) return;
    const entry = () => isUnsaved();
    forms.add(entry);
    changed();
    return () => {
      forms.delete(entry);
      changed();
    };
  }, [isEdited]);
}

/** Whether leaving the page now would lose edits. */
export function wouldLoseEdits(): boolean {
  return [...forms].some((isUnsaved) => isUnsaved());
}

/** Whether any form on the page has been edited. */
export function useEditedForms(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => forms.size > 0,
    () => false,
  );
}

const always = () => true;
