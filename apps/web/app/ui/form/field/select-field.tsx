import { useDeferredValue, useId, type ComponentProps } from 'react';

import { useHydrated } from '#web/lib/use-hydrated.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { FieldFrame, controlProps, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

/** One thing to choose: the value that travels and the words that people see. */
export interface Option {
  value: string;
  label: string;
  /** What the closed select says in place of the label, where the label is too long for it. */
  short?: string;
  disabled?: boolean;
}

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children' | 'className'> & {
    options: readonly Option[];
    /** What the select says while nothing is chosen. */
    placeholder?: string;
  };

/** The browser's own select: phones and screen readers know it best. */
export function SelectField({ label, description, error, optional, id, ...rest }: SelectFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const words = { label, description, error, ...(optional && { optional }) };
  return (
    <FieldFrame id={fieldId} words={words}>
      <BareSelect {...rest} {...controlProps(fieldId, words)} />
    </FieldFrame>
  );
}

/** A list longer than this arrives with its chosen entry alone; the others are added once the page is taken over. */
const longestAtOnce = 20;

/** A select without words of its own, for fields of several parts. */
export function BareSelect({
  options,
  placeholder,
  ...rest
}: Omit<ComponentProps<'select'>, 'children' | 'className'> & {
  options: readonly Option[];
  placeholder?: string;
}) {
  // Without holding up what is pressed meanwhile.
  const hydrated = useDeferredValue(useHydrated());
  const short = options.find(({ value }) => value === rest.value)?.short;
  const offered =
    hydrated || options.length <= longestAtOnce
      ? options
      : options.filter(({ value }) => value === rest.value);
  return (
    <div className={styles['select']} data-short={short}>
      <select {...rest} className={styles['control']}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {offered.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </div>
  );
}
