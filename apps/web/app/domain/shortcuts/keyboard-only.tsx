import type { ReactNode } from 'react';

import styles from './keyboard-only.module.css';

/** What speaks of keys, where there is a keyboard: on a touch screen, or a narrow one, it is not shown. */
export function KeyboardOnly({ children }: { children: ReactNode }) {
  return <span className={styles['keyboardOnly']}>{children}</span>;
}
