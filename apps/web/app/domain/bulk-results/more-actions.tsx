import { useEffect, useRef } from 'react';

import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './more-actions.module.css';

/** Something that can be done with what is selected. */
export interface MenuAction {
  label: string;
  onChoose: () => void;
}

/**
 * Further actions of a bar of selected rows, in a native `<details>` that opens upwards. Escape, a click elsewhere and a
 * choice close it; the focus is then on its opener, where a dialog returns it to.
 */
export function MoreActions({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const onPointer = ({ target }: Event) => {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false;
    };
    addEventListener('pointerdown', onPointer);
    return () => removeEventListener('pointerdown', onPointer);
  }, [details]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as any menu
    <details
      ref={details}
      className={styles['more']}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary className={styles['opener']}>
        {label}
        <Icon name="chevronUp" size={16} />
      </summary>
      <ul className={styles['actions']}>
        {actions.map(({ label, onChoose }) => (
          <li key={label}>
            <button
              type="button"
              className={styles['action']}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
