import { useId, type ComponentProps, type ReactNode } from 'react';

import { FieldError, idsOf, controlProps } from './field-frame.tsx';
import styles from './field.module.css';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  label: ReactNode;
  /** The label as plain text for the error summary, where `label` holds links. */
  plainLabel?: string;
  description?: ReactNode;
  error?: string | undefined;
};

/** One box to tick, its words beside it. */
export function CheckboxField({ label, plainLabel, description, error, id, ...rest }: CheckboxFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const named = plainLabel ?? (typeof label === 'string' ? label : '');
  return (
    <div className={styles['check']}>
      <input
        {...rest}
        type="checkbox"
        {...controlProps(fieldId, { label: named, description, error, optional: true })}
      />
      <label htmlFor={fieldId}>{label}</label>
      {description && (
        <div id={idsOf(fieldId).description} className={styles['hint']}>
          {description}
        </div>
      )}
      <FieldError id={fieldId} error={error} />
    </div>
  );
}
