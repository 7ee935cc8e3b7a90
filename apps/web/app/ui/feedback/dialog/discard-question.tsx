import * as phrases from '#phrases/ui.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import styles from './dialog.module.css';
import type { UnsavedText } from './use-unsaved-text.ts';

/** Asks, at the foot of a dialog, whether to discard what was typed into it. */
export function DiscardQuestion({ unsaved }: { unsaved: UnsavedText }) {
  return (
    <div role="alert" className={styles['discard']}>
      <p>{phrases.discardWhatYouTyped}</p>
      <Button ref={focusWhenShown} size="sm" onClick={unsaved.keepEditing}>
        {phrases.keepEditing}
      </Button>
      <Button size="sm" variant="danger" onClick={unsaved.discard}>
        {phrases.discard}
      </Button>
    </div>
  );
}

function focusWhenShown(button: HTMLButtonElement | null): void {
  button?.focus();
}
