import { useState, type ReactNode } from 'react';

import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './folded.module.css';

/** A part of a form that most people can leave as it is, folded under a title and what is in it. */
export function Folded({
  title,
  hint,
  startsOpen = false,
  mustOpen = false,
  children,
}: {
  title: string;
  hint: string;
  startsOpen?: boolean;
  /** True while something in it is wrong. */
  mustOpen?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      className={styles['folded']}
      open={isOpen || mustOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevronDown" />
        <span>
          <strong>{title}</strong>
          <span className={styles['what']}>{hint}</span>
        </span>
      </summary>
      <div className={styles['fields']}>{children}</div>
    </details>
  );
}
