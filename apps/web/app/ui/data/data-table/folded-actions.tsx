import { useId, useState, type ReactNode } from 'react';

import * as phrases from '#phrases/ui-lists.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { dots } from '#web/ui/primitives/icon/more-icons.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './list-filters.module.css';

/**
 * The buttons for a whole list; on a phone behind one, so that the first rows are in sight. The styles tell which, so that
 * a dialog stays open when the phone is turned.
 */
export function FoldedActions({ children }: { children: ReactNode }) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        className={styles['unfold']}
        aria-label={phrases.listActions}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <Icon name={dots} />
      </Button>
      <div id={id} className={styles['actions']} data-opened={opened}>
        {children}
      </div>
    </>
  );
}
