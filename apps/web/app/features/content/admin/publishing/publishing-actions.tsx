import * as phrases from '#phrases/content/admin/publishing.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
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
        {phrases.saveDraft}
      </Button>
      <Button variant="secondary" size="sm" icon={icons.eye} onClick={() => onOpen('preview')}>
        {phrases.preview}
      </Button>
      <Button size="sm" idle={isUnchanged} loading={busy === 'publish'} onClick={() => onOpen('publish')}>
        {phrases.publish}
      </Button>
      <Button variant="muted" size="sm" icon="clock" idle={isUnchanged} onClick={() => onOpen('schedule')}>
        {phrases.schedule}
      </Button>
      <Button variant="muted" size="sm" icon={icons.history} onClick={() => onOpen('history')}>
        {phrases.history}
      </Button>
      <Button
        variant="muted"
        size="sm"
        icon={icons.trash}
        idle={isUnchanged}
        onClick={() => onOpen('discard')}
      >
        {phrases.discard}
      </Button>
    </div>
  );
}
