import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';
import { previewSections } from '@sangamam/contract/content/preview-sections';
import { useEffect, useState } from 'react';

import * as phrases from '#phrases/content/staff/publishing.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';

import type { PageChanges } from '../api.ts';
import type { PageEditorState } from '../editor/use-page-editor.ts';
import { HistoryDialog } from '../history/history-dialog.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { draftText, publicText } from '../version-text.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { PublishingActions, type PublishingPanel } from './publishing-actions.tsx';
import styles from './publishing.module.css';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** The status of the page and the actions on it. It stays visible while scrolling. */
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
  const [shown, setShown] = useState<PublishingPanel>();
  const { dirty, page, media } = editor;
  const { designType, published, draft } = latest;
  const isScheduled = draft?.state === 'SCHEDULED';
  const hide = () => setShown(undefined);
  const save = async () => {
    const detail = await editor.save();
    if (!detail) return;
    const count = detail.faults.length;
    showToast({ message: count === 0 ? phrases.draftSaved : phrases.draftSavedUnfinished({ count }) });
  };
  useSaveKey(dirty && !isScheduled ? save : undefined);
  const visible = {
    designType,
    meta: page.meta,
    sections: previewSections(page.sections),
    translations: page.translations,
    ...media,
  };
  return (
    <div className={styles['bar']}>
      <div className={styles['standing']}>
        <p>{publicText(published)}</p>
        <p>{draftText(draft)}</p>
        <div className={styles['badges']}>
          {dirty && <StatusBadge tone="action">{phrases.notSaved}</StatusBadge>}
          {inConflict && <StatusBadge tone="stopped">{phrases.changedBySomeoneElse}</StatusBadge>}
        </div>
      </div>
      <PublishingActions
        editor={editor}
        hasDraft={draft !== null}
        isScheduled={isScheduled}
        onSave={() => void save()}
        onOpen={setShown}
      />
      {editor.problem && !editor.problem.isConflict && (
        <div className={styles['problem']}>
          <Callout tone="danger" live>
            <p>{editor.problem.message}</p>
          </Callout>
        </div>
      )}
      <PreviewDialog
        page={visible}
        opened={shown === 'preview'}
        onClose={hide}
        {...(draft && !dirty && { makeLink: () => changes.preview() })}
      />
      {shown === 'history' && (
        <HistoryDialog designType={designType} editor={editor} onClose={hide} onRestored={onReload} />
      )}
      <ScheduleDialog opened={shown === 'schedule'} onClose={hide} editor={editor} />
      <PublishDialog opened={shown === 'publish'} onClose={hide} editor={editor} isScheduled={isScheduled} />
      <DiscardDialog
        opened={shown === 'discard'}
        onClose={hide}
        editor={editor}
        hasDraft={draft !== null}
        isPublished={published !== null}
        onDiscarded={onReload}
      />
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

/** Asks once before the draft and unsaved changes are discarded. */
function DiscardDialog({
  opened,
  onClose,
  editor,
  hasDraft,
  isPublished,
  onDiscarded,
}: {
  opened: boolean;
  onClose: () => void;
  editor: PageEditorState;
  hasDraft: boolean;
  isPublished: boolean;
  onDiscarded: () => void;
}) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={phrases.discardTheDraft}
      confirmLabel={phrases.discard}
      onConfirm={async () => {
        if (hasDraft && !(await editor.discard())) return;
        editor.forget();
        onDiscarded();
      }}
    >
      <p>{isPublished ? phrases.discardPublishedText : phrases.discardUnpublishedText}</p>
    </ConfirmDialog>
  );
}
