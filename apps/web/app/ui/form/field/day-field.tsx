import { useId, useRef, type ComponentProps } from 'react';

import * as phrases from '#phrases/ui-day.ts';
import { IconButton } from '#web/ui/primitives/button/button.tsx';
import { FieldFrame, controlProps, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export type DayFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'children' | 'className' | 'type' | 'onChange' | 'value'> & {
    value: string;
    /** Gets what was typed, or the day that was chosen in the calendar as MM-DD-YYYY. */
    onChange: (value: string) => void;
    /** First and last day of the calendar, `YYYY-MM-DD`. */
    from?: string;
    until?: string;
  };

/** A day typed as MM-DD-YYYY in every browser, with the browser's own calendar behind a button. */
export function DayField({
  label,
  description,
  error,
  optional,
  id,
  value,
  onChange,
  from,
  until,
  ...rest
}: DayFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const calendar = useRef<HTMLInputElement>(null);
  const words = { label, description, error, ...(optional && { optional }) };
  return (
    <FieldFrame id={fieldId} words={words}>
      <div className={styles['day']}>
        <input
          {...rest}
          {...controlProps(fieldId, words)}
          type="text"
          inputMode="numeric"
          placeholder={phrases.dayFormat}
          autoComplete="off"
          className={styles['control']}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          min={from}
          max={until}
          value={isoOf(value)}
          onChange={(event) => onChange(typedOf(event.target.value))}
        />
        <IconButton
          icon="calendar"
          label={phrases.openTheCalendar({ label })}
          onClick={() => calendar.current?.showPicker()}
        />
      </div>
    </FieldFrame>
  );
}

function isoOf(typed: string): string {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/u.exec(typed) ?? [];
  return year ? `${year}-${month}-${day}` : '';
}

function typedOf(iso: string): string {
  return iso === '' ? '' : `${iso.slice(5, 7)}-${iso.slice(8, 10)}-${iso.slice(0, 4)}`;
}
