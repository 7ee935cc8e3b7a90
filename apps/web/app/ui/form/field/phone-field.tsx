import { useId, type ReactNode } from 'react';

import * as phrases from '#phrases/ui.ts';
import { GroupFrame, idsOf } from './field-frame.tsx';
import styles from './field.module.css';
import { BareSelect, type Option } from './select-field.tsx';

/** A phone number as the form keeps it. */
export interface PhoneValue {
  countryCode: string;
  phoneNumber: string;
}

export interface PhoneFieldProps {
  id?: string;
  /** Name of the pair; its parts are `countryCode` and `phoneNumber` below it. */
  name?: string;
  label?: string;
  description?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  /** Dial codes of the reference data. */
  dialCodes: readonly Option[];
  disabled?: boolean;
  ref?: (element: HTMLInputElement | null) => void;
}

/** A phone number: dial code of a country, then the number. */
export function PhoneField({
  id,
  name,
  label = phrases.mobileNumber,
  description,
  error,
  optional = false,
  value,
  onChange,
  onBlur,
  dialCodes,
  disabled,
  ref,
}: PhoneFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const describedBy = error ? idsOf(fieldId).error : undefined;
  return (
    <GroupFrame id={fieldId} words={{ label, description, error, optional }}>
      <div className={styles['parts']} data-kind="phone">
        <BareSelect
          name={name && `${name}.countryCode`}
          aria-label={phrases.countryCode}
          aria-describedby={describedBy}
          options={dialCodes}
          value={value.countryCode}
          disabled={disabled}
          autoComplete="tel-country-code"
          onBlur={onBlur}
          onChange={(event) => onChange({ ...value, countryCode: event.target.value })}
        />
        <input
          ref={ref}
          id={fieldId}
          name={name && `${name}.phoneNumber`}
          className={styles['control']}
          data-label={label}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          aria-label={phrases.number}
          aria-required={!optional || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          value={value.phoneNumber}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(event) => onChange({ ...value, phoneNumber: event.target.value })}
        />
      </div>
    </GroupFrame>
  );
}
