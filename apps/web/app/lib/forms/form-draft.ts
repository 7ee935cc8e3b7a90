import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { mergeTyped } from './merge-typed.ts';
import { draftsOf, readSession } from '#web/lib/session/session.ts';

const saveAfterMs = 250;

/** A visitor's draft may be found by the next one at the same machine: it is kept so long and no longer. */
const visitorDraftMs = 30 * 60_000;

/**
 * Keeps what is typed into a form until it is sent: through a reload, and through a session that ends meanwhile. It
 * lives in this tab alone, is kept for the person who typed it, and goes with logging out; a visitor's goes after half
 * an hour, and when somebody signs in. Leave passwords out.
 *
 * @returns forgets the draft; call it when the form was sent or given up
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
  { leaveOut = [] }: { leaveOut?: readonly (keyof Values)[] } = {},
): () => void {
  const omitted = useRef(leaveOut);
  const forgotten = useRef(false);
  // The person is settled when the form opens: a session that ends meanwhile must not lose the draft.
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

interface Draft {
  /** Milliseconds since 1970. */
  savedAt: number;
  values: object;
  /** What the form started from; what was not changed since then takes what the form starts from now. */
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
    // A broken or forbidden storage has no draft.
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
    // A full or forbidden storage costs the draft, not the form.
  }
}
