import type { PageDetail } from '@sangamam/contract/content/page-desk';
import { useEffect, useState } from 'react';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import type { PageChanges } from '../api/change-page.ts';
import type { PageEditorState } from '../editor/use-page-editor.ts';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { draftWords, publicWords } from '../version-words.ts';
import styles from './publishing.module.css';
import { ScheduleDialog } from './schedule-dialog.tsx';

type Shown = 'preview' | 'publish' | 'schedule' | 'history' | 'discard';

/** Where the page stands, and what can be done with it as a whole. It stays in sight. */
export function PublishingBar({
  editor,
  latest,
  changes,
  inConflict,
  onReload,
}: {
  editor: PageEditorState;
  latest: PageDetail;
  changes: PageChanges;
  /** Somebody else has changed the page meanwhile. */
  inConflict: boolean;
  onReload: () => void;
}) {
  const [shown, setShown] = useState<Shown>();
  const { dirty, busy, page, images } = editor;
  const { designType, published, draft } = latest;
  const isScheduled = draft?.state === 'SCHEDULED';
  const hide = () => setShown(undefined);
  const save = async () => {
    if (await editor.save()) showToast({ message: 'Draft saved' });
  };
  useSaveKey(dirty && !isScheduled ? save : undefined);
  const visible = {
    designType,
    meta: page.meta,
    sections: page.sections.filter(({ hidden }) => !hidden),
    images,
  };
  return (
    <div className={styles['bar']}>
      <div className={styles['standing']}>
        <p>{publicWords(published)}</p>
        <p>{draftWords(draft)}</p>
        <div className={styles['badges']}>
          {dirty && <StatusBadge tone="action">Not saved</StatusBadge>}
          {inConflict && <StatusBadge tone="stopped">Changed by somebody else</StatusBadge>}
        </div>
      </div>
      <div className={styles['acts']}>
        <Button
          variant="secondary"
          size="sm"
          idle={!dirty || isScheduled}
          loading={busy === 'save'}
          onClick={() => void save()}
        >
          Save draft
        </Button>
        <Button variant="secondary" size="sm" icon="eye" onClick={() => setShown('preview')}>
          Preview
        </Button>
        <Button
          size="sm"
          idle={!dirty && !draft}
          loading={busy === 'publish'}
          onClick={() => setShown('publish')}
        >
          Publish
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon="clock"
          idle={!dirty && !draft}
          onClick={() => setShown('schedule')}
        >
          Schedule
        </Button>
        <Button variant="quiet" size="sm" icon="history" onClick={() => setShown('history')}>
          History
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon="trash"
          idle={!dirty && !draft}
          onClick={() => setShown('discard')}
        >
          Discard
        </Button>
      </div>

      {editor.problem && !editor.problem.isConflict && (
        <div className={styles['problem']}>
          <Callout tone="danger" live>
            <p>{editor.problem.message}</p>
          </Callout>
        </div>
      )}
      {shown === 'preview' && (
        <PreviewDialog
          page={visible}
          onClose={hide}
          {...(draft && !dirty && { makeLink: () => changes.preview() })}
        />
      )}
      {shown === 'history' && (
        <HistoryDialog designType={designType} editor={editor} onClose={hide} onRestored={onReload} />
      )}
      <ScheduleDialog opened={shown === 'schedule'} onClose={hide} editor={editor} />
      <ConfirmDialog
        opened={shown === 'publish'}
        onClose={hide}
        title="Publish this page?"
        confirmLabel="Publish now"
        tone="primary"
        onConfirm={async () => {
          if (await editor.publish()) showToast({ message: 'Published: visitors see it now' });
        }}
      >
        <p>
          Visitors see it at once. The version before stays in the history and can be restored.
          {isScheduled && ' It does not wait for its time any more.'}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={shown === 'discard'}
        onClose={hide}
        title="Discard what is not public?"
        confirmLabel="Discard"
        onConfirm={async () => {
          if (draft && !(await editor.discard())) return;
          editor.forget();
          onReload();
        }}
      >
        <p>
          {published
            ? 'The draft and what you have not saved are gone for good; the page stays as visitors see it.'
            : 'The draft and what you have not saved are gone for good.'}
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** Ctrl and S, or Command and S, save. */
function useSaveKey(save: (() => Promise<void>) | undefined) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void save?.();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [save]);
}
