import { useId, type ComponentProps } from 'react';

import styles from './switch-field.module.css';

/** A choice that holds at once, without saving: a checkbox that looks like a switch, with its words beside it. */
export function SwitchField({
  label,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> & { label: string }) {
  const id = useId();
  return (
    <span className={styles['switch']}>
      <input {...rest} id={id} type="checkbox" />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
