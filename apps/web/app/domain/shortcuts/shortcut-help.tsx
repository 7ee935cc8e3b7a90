import * as phrases from '#phrases/domain/shortcuts.ts';
import { useShortcutSwitch } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';

import styles from './shortcut-help.module.css';

/** Lists the single-key shortcuts of a page, with a switch to turn them off. */
export function ShortcutHelp({
  keys,
  asksFirst = true,
  opened,
  onClose,
}: {
  /** A key and what it does. */
  keys: readonly (readonly [string, string])[];
  /** Whether keys decide, none of them without a question. */
  asksFirst?: boolean;
  opened: boolean;
  onClose: () => void;
}) {
  const { on, turn } = useShortcutSwitch();
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.keyboardShortcuts} size="sm">
      <dl className={styles['keys']}>
        {[...keys, ['?', phrases.thisHelp] as const].map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      {asksFirst && <p>{phrases.decisionsHint}</p>}
      <CheckboxField
        label={phrases.keysLabel}
        checked={on}
        onChange={(event) => turn(event.target.checked)}
      />
    </Dialog>
  );
}
