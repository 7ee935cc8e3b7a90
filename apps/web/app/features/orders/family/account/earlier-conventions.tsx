import type { ReactNode } from 'react';

import * as phrases from '#phrases/orders/family/account.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './registrations.module.css';

/** Registrations for conventions that are over, below those that still ask for something. */
export function EarlierConventions({
  count,
  open,
  children,
}: {
  count: number;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles['earlier']} open={open}>
      <summary>
        {phrases.earlierConventions({ count })}
        <Icon name="chevronDown" size={18} />
      </summary>
      {children}
    </details>
  );
}
