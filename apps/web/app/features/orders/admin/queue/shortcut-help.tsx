import { useShortcutSwitch } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import styles from './queue.module.css';

const keys = [
  ['j', 'Next registration'],
  ['k', 'Previous registration'],
  ['l', 'Back to the list'],
  ['a', 'Approve'],
  ['r', 'Reject, or reopen a rejected one'],
  ['q', 'Ask the family by email'],
  ['n', 'Write a note'],
  ['?', 'This help'],
] as const;

/** What the single keys do, and the switch that turns them off. */
export function ShortcutHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { on, turn } = useShortcutSwitch();
  return (
    <Dialog opened={opened} onClose={onClose} title="Keyboard shortcuts" size="sm">
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
      <p>Every decision still asks once. The keys sleep while you type.</p>
      <CheckboxField
        label="Use these keys in this browser"
        checked={on}
        onChange={(event) => turn(event.target.checked)}
      />
    </Dialog>
  );
}
