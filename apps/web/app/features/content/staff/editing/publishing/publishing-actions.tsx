import { useId, type MouseEvent } from 'react';

import { leftToFinish } from '#phrases/content/staff/editor.ts';
import * as phrases from '#phrases/content/staff/publishing.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { summaryId } from '../editor/page-error-summary.tsx';
import type { PageEditorState } from '../editor/use-page-editor.ts';
import styles from './publishing.module.css';

/** What a button of the bar opens. */
export type PublishingPanel = 'preview' | 'publish' | 'schedule' | 'history' | 'discard';

/** The buttons of the bar. */
export function PublishingActions({
  editor: { dirty, busy, faults, blocks, isFinished },
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
  const reason = useId();
  const left = blocks === 'publish' ? Object.keys(faults).length : 0;
  /** A page with faults is not published: the list of them takes the focus instead. */
  const whenFinished = (panel: PublishingPanel) => () => isFinished() && onOpen(panel);
  const unfinished = left > 0 && { idle: true, 'aria-describedby': reason };
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
      <Button
        size="sm"
        idle={isUnchanged}
        loading={busy === 'publish'}
        onClick={whenFinished('publish')}
        {...unfinished}
      >
        {phrases.publish}
      </Button>
      <Button
        variant="muted"
        size="sm"
        icon="clock"
        idle={isUnchanged}
        onClick={whenFinished('schedule')}
        {...unfinished}
      >
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
      {left > 0 && (
        <p id={reason} className={styles['left']}>
          <a href={`#${summaryId}`} onClick={goToSummary}>
            {leftToFinish({ count: left })}
          </a>
        </p>
      )}
    </div>
  );
}

function goToSummary(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(summaryId)?.focus();
}
