import * as phrases from '#phrases/domain/shortcuts.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import styles from './keyboard-only.module.css';

/** Opens the help on the keys of a page, where there is a keyboard: on a touch screen, or a narrow one, it is not shown. */
export function ShortcutsButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="muted" size="sm" className={styles['keyboardOnly']} onClick={onClick}>
      {phrases.keyboardShortcuts}
    </Button>
  );
}
