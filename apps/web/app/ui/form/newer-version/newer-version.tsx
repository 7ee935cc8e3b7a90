import { useState } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';

import * as phrases from '#phrases/ui.ts';
import { clashesOf, type Clash } from '#web/lib/forms/clashes-of.ts';
import { mergeTyped } from '#web/lib/forms/merge-typed.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import type { AppForm } from '#web/ui/form/use-app-form.ts';

interface NewerVersionProps<Stored, Input extends FieldValues, Output> {
  form: AppForm<Input, Output>;
  /** What is stored now; nothing where the form adds something. */
  stored: Stored | undefined;
  /** What the form started from. */
  revision: number | undefined;
  /** What the form holds of a stored version; what it leaves out stays as it is typed. */
  valuesOf: (stored: Stored) => Partial<Input>;
  /** Told when the newer version is shown: from then on the form starts from its revision. */
  onShown: (stored: Stored) => void;
}

/**
 * Says that somebody else has changed what this form started from, as soon as that is so. Saving is refused until the
 * newer version is shown; what was typed stays then, and where both changed the same text, both are told.
 */
export function NewerVersion<Stored extends { revision: number }, Input extends FieldValues, Output>({
  form,
  stored,
  revision,
  valuesOf,
  onShown,
}: NewerVersionProps<Stored, Input, Output>) {
  // What is being saved right now is newer too, and our own.
  const { isSubmitting, defaultValues } = useFormState({ control: form.control });
  const [shown, setShown] = useState<{ revision: number; clashes: Clash[] }>();
  if (stored === undefined || isSubmitting) return null;
  if (stored.revision === revision)
    return shown?.revision === revision && shown.clashes.length > 0 ? (
      <Clashes clashes={shown.clashes} />
    ) : null;
  const show = () => {
    const typed = form.getValues();
    const newer = { ...typed, ...valuesOf(stored) };
    const merged = mergeTyped(defaultValues, typed, newer);
    form.reset(newer);
    form.reset(merged, { keepDefaultValues: true });
    setShown({ revision: stored.revision, clashes: clashesOf(defaultValues, typed, newer) });
    onShown(stored);
  };
  return (
    <Callout tone="warning" title={phrases.conflictTitle} live>
      <p>{phrases.conflictText}</p>
      <Button variant="secondary" size="sm" onClick={show}>
        {phrases.showTheNewerVersion}
      </Button>
    </Callout>
  );
}

function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  return (
    <Callout tone="warning" title={phrases.sameFieldsTitle} live>
      <p>{phrases.sameFieldsText}</p>
      <ul>
        {clashes.map(({ typed, newer }) => (
          <li key={`${typed} ${newer}`}>
            {phrases.newerVersion} {newer === '' ? phrases.empty : `“${newer}”`}
            {phrases.yours}
            {typed === '' ? phrases.empty : `“${typed}”`}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
