import { useId, type ComponentProps } from 'react';

import { FieldFrame, controlProps, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'children' | 'className'>;

/** One line of text. Give it the `autoComplete` and `inputMode` that its content has. */
export function TextField({ label, description, error, optional, id, ...rest }: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const words = { label, description, error, ...(optional && { optional }) };
  return (
    <FieldFrame id={fieldId} words={words}>
      <input type="text" {...rest} {...controlProps(fieldId, words)} className={styles['control']} />
    </FieldFrame>
  );
}

export type TextareaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'children' | 'className'>;

/** Several lines of text. */
export function TextareaField({ label, description, error, optional, id, ...rest }: TextareaFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const words = { label, description, error, ...(optional && { optional }) };
  return (
    <FieldFrame id={fieldId} words={words}>
      <textarea rows={4} {...rest} {...controlProps(fieldId, words)} className={styles['control']} />
    </FieldFrame>
  );
}
