import * as phrases from '#phrases/orders/admin/queue.ts';
import { useShortcutSwitch } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import styles from './queue.module.css';

const keys = [
  ['j', phrases.nextRegistration],
  ['k', phrases.previousRegistration],
  ['l', phrases.backToTheList],
  ['a', 'Approve'],
  ['r', phrases.rejectOrReopenARejectedOne],
  ['q', phrases.askTheFamilyByEmail],
  ['n', phrases.writeANote],
  ['?', phrases.thisHelp],
] as const;

/** Lists the single-key shortcuts, with a switch to turn them off. */
export function ShortcutHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { on, turn } = useShortcutSwitch();
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.keyboardShortcuts} size="sm">
      <dl className={styles['keys']}>
        {keys.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      <p>{phrases.everyDecisionStillAsksYouTo}</p>
      <CheckboxField
        label={phrases.toUseTheseKeysInThisBrowser}
        checked={on}
        onChange={(event) => turn(event.target.checked)}
      />
    </Dialog>
  );
}
