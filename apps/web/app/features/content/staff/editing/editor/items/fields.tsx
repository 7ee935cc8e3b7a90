import { lazy, Suspense, type ReactNode } from 'react';

import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { FieldFrame } from '#web/ui/form/field/field-frame.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { TextareaField, TextField } from '#web/ui/form/field/text-field.tsx';

import { controlId, useEditing } from '../editing.ts';
import styles from '../editor.module.css';

const RichTextEditor = lazy(() =>
  import('#web/domain/rich-text/rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

interface Field {
  /** Dotted path of the value within the page. */
  path: string;
  label: string;
  description?: ReactNode;
  optional?: boolean;
  /** Of the text, where it is not the page's. */
  lang?: string;
}

/** One line of text. */
export function EditText({
  path,
  value,
  onChange,
  ...rest
}: Field & {
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time';
  placeholder?: string;
}) {
  const { faults } = useEditing();
  return (
    <TextField
      {...rest}
      id={controlId(path)}
      autoComplete="off"
      value={value}
      error={faults[path]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A line of text that may be longer than the field is wide: it wraps. Line breaks become spaces. */
export function EditLongLine({
  path,
  value,
  onChange,
  ...rest
}: Field & { value: string; onChange: (value: string) => void; maxLength: number; rows: number }) {
  const { faults } = useEditing();
  return (
    <TextareaField
      {...rest}
      id={controlId(path)}
      autoComplete="off"
      value={value}
      error={faults[path]}
      onChange={(event) => onChange(event.target.value.replaceAll('\n', ' '))}
    />
  );
}

/** One of a few. */
export function EditSelect<Value extends string>({
  path,
  value,
  options,
  onChange,
  label,
}: Pick<Field, 'path' | 'label'> & {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  const { faults } = useEditing();
  return (
    <SelectField
      id={controlId(path)}
      label={label}
      options={options}
      value={value}
      error={faults[path]}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

/** A box to tick. */
export function EditCheckbox({
  path,
  value,
  onChange,
  label,
  description,
}: Omit<Field, 'optional'> & { value: boolean; onChange: (value: boolean) => void }) {
  const { faults } = useEditing();
  return (
    <CheckboxField
      id={controlId(path)}
      label={label}
      description={description}
      checked={value}
      error={faults[path]}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Formatted text; its editor is loaded when the first one is shown. */
export function EditRichText({
  path,
  value,
  onChange,
  label,
  description,
  optional,
  lang,
}: Field & { value: string; onChange: (value: string) => void }) {
  const { faults } = useEditing();
  const id = controlId(path);
  const error = faults[path];
  return (
    <FieldFrame id={id} words={{ label, description, error, ...(optional && { optional }) }}>
      <Suspense fallback={<div className={styles['waiting']} aria-hidden="true" />}>
        <RichTextEditor
          id={id}
          label={label}
          value={value}
          invalid={error !== undefined}
          {...(lang !== undefined && { lang })}
          onChange={onChange}
        />
      </Suspense>
    </FieldFrame>
  );
}
