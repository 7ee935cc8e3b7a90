import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { mergeTyped } from './merge-typed.ts';
import { draftsOf, readSession } from '#web/lib/session/session.ts';

const saveAfterMs = 250;

/** How long a visitor's draft is kept: the next person at the same machine could find it. Milliseconds. */
export const visitorDraftMs = 30 * 60_000;

/**
 * Stores what is typed into a form until it is submitted, so that it survives a reload and an expired session. A draft
 * lives in this tab only, belongs to the person who typed it and is deleted on sign-out; a visitor's is deleted after
 * half an hour, and when somebody signs in. Never use it for passwords.
 *
 * @returns a function that deletes the draft; call it when the form was submitted or cancelled
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  { leaveOut = [] }: { leaveOut?: readonly (keyof Values)[] } = {},
): () => void {
  const omitted = useRef(leaveOut);
  const forgotten = useRef(false);
  // The owner is fixed when the form opens: a session that expires must not lose the draft.
  const key = useRef('');
  useEffect(() => {
    key.current = `${draftsOf(readSession()?.userId ?? null)}${name}`;
    forgotten.current = false;
    const draft = readDraft(key.current);
    if (draft) form.reset(restored(form.getValues(), draft), { keepDefaultValues: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!forgotten.current) writeDraft(key.current, form, omitted.current);
    };
    const saveNow = () => {
      if (timer !== undefined) save();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name: changed }) => {
        if (!changed) return;
        forgotten.current = false;
        clearTimeout(timer);
        timer = setTimeout(save, saveAfterMs);
      },
    });
    addEventListener('pagehide', saveNow);
    return () => {
      saveNow();
      unsubscribe();
      removeEventListener('pagehide', saveNow);
    };
  }, [form, name]);
  return useCallback(() => {
    forgotten.current = true;
    sessionStorage.removeItem(key.current);
  }, []);
}

/** What was typed into a form that is not open now, where its draft is still stored. */
export function storedDraft(name: string): object | undefined {
  return readDraft(`${draftsOf(readSession()?.userId ?? null)}${name}`)?.values;
}

/** Stores values as the draft of a form that is about to open, in place of the draft of another form. */
export function replaceDraft(from: string, to: string, values: object): void {
  const drafts = draftsOf(readSession()?.userId ?? null);
  try {
    sessionStorage.setItem(`${drafts}${to}`, JSON.stringify({ savedAt: Date.now(), values } satisfies Draft));
    sessionStorage.removeItem(`${drafts}${from}`);
  } catch {
    // With full or blocked storage there is no draft; the form still works.
  }
}

interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: object;
  /** What the form started from; fields not changed since then take their current default. */
  base?: object | undefined;
}

function restored<Values extends FieldValues>(now: Values, { values, base }: Draft): Values {
  const typed = { ...now, ...values };
  return base === undefined ? typed : mergeTyped({ ...now, ...base }, typed, now);
}

function readDraft(key: string): Draft | undefined {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return undefined;
    const draft = JSON.parse(text) as Draft;
    const isTooOld = key.startsWith(draftsOf(null)) && !(Date.now() - draft.savedAt < visitorDraftMs);
    if (!isTooOld) return draft;
    sessionStorage.removeItem(key);
  } catch {
    // Broken or blocked storage has no draft.
  }
  return undefined;
}

function writeDraft<Values extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Values, unknown, Output>,
  leaveOut: readonly (keyof Values)[],
): void {
  const kept = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !leaveOut.includes(name)));
  const draft: Draft = {
    savedAt: Date.now(),
    values: kept(form.getValues()),
    base: kept(form.formState.defaultValues ?? {}),
  };
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // With full or blocked storage there is no draft; the form still works.
  }
}
