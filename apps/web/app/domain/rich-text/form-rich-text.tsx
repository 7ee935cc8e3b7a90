import { lazy, Suspense, useState } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

import { FieldFrame } from '#web/ui/form/field/field-frame.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';

import styles from './form-rich-text.module.css';
import type { Placeholders } from './placeholders.ts';

const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** A formatted text of a form. */
export function FormRichText<V extends FieldValues, O>({
  control,
  name,
  label,
  description,
  placeholders,
  lang,
  optional,
}: {
  control: Control<V, unknown, O>;
  name: FieldPath<V>;
  label: string;
  description?: string;
  placeholders: Placeholders;
  lang?: string;
  optional?: boolean;
}) {
  const { field, fieldState } = useController({ control, name });
  const id = useFieldId(name);
  const error = fieldState.error?.message;
  const value: string = field.value;
  // What comes from outside, such as a draft that was found, is shown by another editor.
  const [written, setWritten] = useState({ value, times: 0 });
  if (value !== written.value) setWritten(({ times }) => ({ value, times: times + 1 }));
  return (
    <FieldFrame id={id} words={{ label, description, error, ...(optional && { optional }) }}>
      <Suspense fallback={<div className={styles['waiting']} aria-hidden="true" />}>
        <RichTextEditor
          key={written.times}
          id={id}
          label={label}
          value={value}
          invalid={error !== undefined}
          placeholders={placeholders}
          {...(lang !== undefined && { lang })}
          onChange={(html) => {
            setWritten((before) => ({ ...before, value: html }));
            field.onChange(html);
          }}
        />
      </Suspense>
    </FieldFrame>
  );
}
