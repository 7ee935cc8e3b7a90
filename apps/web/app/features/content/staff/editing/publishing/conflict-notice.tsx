import { adminPaths } from '@sangamam/contract/admin-paths';
import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';
import { useEffect, useRef, useState } from 'react';

import * as phrases from '#phrases/content/staff/publishing.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';

import type { PageEditorState } from '../editor/use-page-editor.ts';
import styles from './publishing.module.css';

/**
 * Somebody else saved first: nothing was overwritten, what is typed here is safe, and this editor decides. It takes the
 * focus after an attempt to save, and is only announced otherwise.
 */
export function ConflictNotice({
  latest,
  editor,
  onReload,
}: {
  latest: PageDetail;
  editor: PageEditorState;
  onReload: () => void;
}) {
  const [insisting, setInsisting] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const refused = editor.problem?.isConflict === true;
  useEffect(() => {
    if (refused) box.current?.focus();
  }, [refused]);
  const theirs = latest.draft ?? latest.published;
  const who = theirs?.savedBy ?? phrases.someoneElse;
  return (
    <div ref={box} tabIndex={-1} className={styles['conflict']}>
      <Callout tone="warning" title={phrases.conflictTitle} live>
        <p>
          {phrases.savedIt({ who })}
          {theirs && ` ${formatInstant(theirs.updatedAt)}`}
          {phrases.conflictText}
        </p>
        <Row>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              editor.forget();
              onReload();
            }}
          >
            {phrases.takeTheirVersion}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setInsisting(true)}>
            {phrases.keepMyVersion}
          </Button>
          <a href={adminPaths.page(latest.designType)} target="_blank" rel="noopener">
            {phrases.viewTheirVersion}
          </a>
        </Row>
        <ConfirmDialog
          opened={insisting}
          onClose={() => setInsisting(false)}
          title={phrases.keepYourVersion}
          confirmLabel={phrases.keepMyVersion}
          onConfirm={() => {
            editor.insist(latest.revision);
            return Promise.resolve();
          }}
        >
          <p>{phrases.replaceWarning({ who })}</p>
        </ConfirmDialog>
      </Callout>
    </div>
  );
}
