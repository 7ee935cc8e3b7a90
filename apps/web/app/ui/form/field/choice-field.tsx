import { useId } from 'react';

import { GroupFrame, idsOf, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';
import type { Option } from './select-field.tsx';

export type ChoiceFieldProps = FieldTexts & {
  id?: string;
  name: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: (element: HTMLInputElement | null) => void;
};

/** A few choices that are all in sight, like yes and no. */
export function ChoiceField({
  id,
  name,
  options,
  value,
  onChange,
  onBlur,
  disabled,
  ref,
  ...words
}: ChoiceFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <GroupFrame id={fieldId} words={words}>
      <div className={styles['choices']}>
        {options.map((option, index) => (
          <label key={option.value} className={styles['choice']}>
            <input
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? fieldId : `${fieldId}-${index}`}
              data-label={words.label}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={disabled === true || option.disabled === true}
              aria-describedby={words.error ? idsOf(fieldId).error : undefined}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
