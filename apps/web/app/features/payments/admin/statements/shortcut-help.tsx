import * as phrases from '#phrases/payments/statements.ts';
import { useShortcutSwitch } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import styles from './statements.module.css';

/** Lists the keys for the lines of a statement, with a switch to turn them off. */
export function ShortcutHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { on, turn } = useShortcutSwitch();
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.keyboardShortcuts} size="sm">
      <dl className={styles['keys']}>
        {phrases.keys.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField label={phrases.turnKeys} checked={on} onChange={({ target }) => turn(target.checked)} />
    </Dialog>
  );
}
