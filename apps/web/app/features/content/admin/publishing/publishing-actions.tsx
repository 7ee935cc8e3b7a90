import { Button } from '#web/ui/primitives/button/button.tsx';
import type { PageEditorState } from '../editor/use-page-editor.ts';
import styles from './publishing.module.css';

/** What a button of the bar opens. */
export type PublishingPanel = 'preview' | 'publish' | 'schedule' | 'history' | 'discard';

/** The buttons of the bar. */
export function PublishingActions({
  editor: { dirty, busy },
  hasDraft,
  isScheduled,
  onSave,
  onOpen,
}: {
  editor: PageEditorState;
  hasDraft: boolean;
  isScheduled: boolean;
  onSave: () => void;
  onOpen: (panel: PublishingPanel) => void;
}) {
  const isUnchanged = !dirty && !hasDraft;
  return (
    <div className={styles['acts']}>
      <Button
        variant="secondary"
        size="sm"
        idle={!dirty || isScheduled}
        loading={busy === 'save'}
        onClick={onSave}
      >
        Save draft
      </Button>
      <Button variant="secondary" size="sm" icon="eye" onClick={() => onOpen('preview')}>
        Preview
      </Button>
      <Button size="sm" idle={isUnchanged} loading={busy === 'publish'} onClick={() => onOpen('publish')}>
        Publish
      </Button>
      <Button variant="muted" size="sm" icon="clock" idle={isUnchanged} onClick={() => onOpen('schedule')}>
        Schedule
      </Button>
      <Button variant="muted" size="sm" icon="history" onClick={() => onOpen('history')}>
        History
      </Button>
      <Button variant="muted" size="sm" icon="trash" idle={isUnchanged} onClick={() => onOpen('discard')}>
        Discard
      </Button>
    </div>
  );
}
