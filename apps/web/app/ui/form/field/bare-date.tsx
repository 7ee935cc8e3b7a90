import type { ComponentProps } from 'react';

import styles from './field.module.css';

/** A day (`YYYY-MM-DD`, empty for none) without label and error, which stand elsewhere. */
export function BareDate(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="date" className={styles['control']} />;
}
