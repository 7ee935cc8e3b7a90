import { useEffect, useRef } from 'react';

import * as phrases from '#phrases/content/staff/editor/sections.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button, IconButton } from '#web/ui/primitives/button/button.tsx';

import styles from '../editor.module.css';

/** Replaces something that was removed, with an Undo button. It takes over the focus. */
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
      <p>{phrases.isRemoved({ name })}</p>
      <Button size="sm" variant="secondary" icon={icons.undo} onClick={onUndo}>
        {phrases.undo}
        <span className="visually-hidden"> {phrases.removing({ name })}</span>
      </Button>
      <IconButton icon="close" label={phrases.closeTheNoticeAbout({ name })} onClick={onClose} />
    </li>
  );
}
