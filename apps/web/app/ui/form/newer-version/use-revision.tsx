import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import type { AppForm } from '#web/ui/form/use-app-form.ts';
import { NewerVersion } from './newer-version.tsx';

/** What a form that changes something stored keeps of it. */
interface Revised<Stored, Revision> {
  /** The version that the form started from: once a newer one is shown, that one. Tells what was changed since. */
  base: Stored;
  revision: Revision;
  /** After saving, where the form stays: the revision that was made. */
  setRevision: (revision: number | undefined) => void;
  newerVersion: ReactNode;
}

/**
 * For a form that changes something stored: the revision that it started from, to be sent with what is saved, and the
 * notice for the case that somebody else saved first, to be shown at the top of the form. Without `stored` the form adds
 * something, and there is no revision. `valuesOf` gives what the form holds of a stored version; what it leaves out stays
 * as it is typed.
 */
export function useRevision<Stored extends { revision: number }, Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  stored: Stored,
  valuesOf: (stored: Stored) => Partial<Input>,
): Revised<Stored, number>;
export function useRevision<Stored extends { revision: number }, Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  stored: Stored | undefined,
  valuesOf: (stored: Stored) => Partial<Input>,
): Revised<Stored | undefined, number | undefined>;
export function useRevision<Stored extends { revision: number }, Input extends FieldValues, Output>(
  form: AppForm<Input, Output>,
  stored: Stored | undefined,
  valuesOf: (stored: Stored) => Partial<Input>,
): Revised<Stored | undefined, number | undefined> {
  const [base, setBase] = useState(stored);
  const [revision, setRevision] = useState(stored?.revision);
  return {
    base,
    revision,
    setRevision,
    newerVersion: (
      <NewerVersion
        form={form}
        stored={stored}
        revision={revision}
        valuesOf={valuesOf}
        onShown={(newer) => {
          setBase(newer);
          setRevision(newer.revision);
        }}
      />
    ),
  };
}
