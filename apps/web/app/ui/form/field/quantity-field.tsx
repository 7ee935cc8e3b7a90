import { useId, type ReactNode } from 'react';

import * as phrases from '#phrases/ui-fields.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { FieldError, idsOf } from './field-frame.tsx';
import styles from './quantity-field.module.css';

/** How many of something, 0 to `max`: typed, or one by one. Empty means none. */
export function QuantityField({
  id,
  label,
  note,
  value,
  onChange,
  onBlur,
  max,
  error,
  ref,
}: {
  id?: string;
  label: string;
  /** Stands beside the label: what one of them costs. */
  note?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  max: number;
  error?: string | undefined;
  ref?: (element: HTMLInputElement | null) => void;
}) {
  const own = useId();
  const fieldId = id ?? own;
  const count = Number(value) || 0;
  const step = (by: number) => onChange(String(Math.min(max, Math.max(0, count + by))));
  return (
    <div className={styles['field']}>
      <span className={styles['words']}>
        <label htmlFor={fieldId}>{label}</label>
        {note && <span className={styles['note']}>{note}</span>}
      </span>
      <span className={styles['stepper']}>
        <button
          type="button"
          aria-label={phrases.oneLess({ label })}
          disabled={count <= 0}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          ref={ref}
          id={fieldId}
          data-label={label}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          maxLength={String(max).length}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? idsOf(fieldId).error : undefined}
          value={value}
          onBlur={onBlur}
          onFocus={(event) => event.target.select()}
          onChange={(event) =>
            onChange(event.target.value.replaceAll(/\D/gu, '').slice(0, String(max).length))
          }
        />
        <button
          type="button"
          aria-label={phrases.oneMore({ label })}
          disabled={count >= max}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </span>
      <FieldError id={fieldId} error={error} />
    </div>
  );
}
