import { useEffect, useRef } from 'react';

import { Button, IconButton } from '#web/ui/primitives/button/button.tsx';
import styles from '../editor.module.css';

/** Stands where something was removed, and brings it back. It takes the focus that what is gone had. */
export function RemovedNotice({
  name,
  onUndo,
  onClose,
}: {
  /** What is gone: `Banner: Welcome`. */
  name: string;
  onUndo: () => void;
  onClose: () => void;
}) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    row.current?.querySelector<HTMLElement>('button')?.focus();
  }, []);
  return (
    <li ref={row} className={styles['removed']}>
      <p>{name} is removed</p>
      <Button size="sm" variant="secondary" icon="history" onClick={onUndo}>
        Undo<span className="visually-hidden"> removing {name}</span>
      </Button>
      <IconButton icon="close" label={`Close the notice about ${name}`} onClick={onClose} />
    </li>
  );
}
