import { useId } from 'react';

import { GroupFrame, idsOf, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';
import type { Option } from './select-field.tsx';

export type SeveralFieldProps = FieldTexts & {
  id?: string;
  name: string;
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  ref?: (element: HTMLInputElement | null) => void;
};

/** Choices of which any number applies, all in sight. What is chosen keeps the order of the options. */
export function SeveralField({
  id,
  name,
  options,
  value,
  onChange,
  onBlur,
  ref,
  ...words
}: SeveralFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const toggled = (one: string) =>
    options
      .map((option) => option.value)
      .filter((option) => (option === one ? !value.includes(one) : value.includes(option)));
  return (
    <GroupFrame id={fieldId} words={words}>
      <div className={styles['choices']}>
        {options.map((option, index) => (
          <label key={option.value} className={styles['choice']}>
            <input
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? fieldId : `${fieldId}-${index}`}
              data-label={words.label}
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              aria-describedby={words.error ? idsOf(fieldId).error : undefined}
              onChange={() => onChange(toggled(option.value))}
              onBlur={onBlur}
            />
            {option.label}
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
