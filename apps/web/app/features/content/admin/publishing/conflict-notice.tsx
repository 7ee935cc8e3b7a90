import type { PageDetail } from '@sangamam/contract/content/admin/page-detail';
import { useEffect, useRef, useState } from 'react';

import { paths } from '#web/config/paths.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import type { PageEditorState } from '../editor/use-page-editor.ts';
import styles from './publishing.module.css';

/**
 * Somebody else was quicker: what is typed here is safe and nothing was overwritten; now this editor decides. It takes
 * the focus when it answers an attempt to save, and only tells itself when it comes unasked.
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
  const who = theirs?.savedBy ?? 'Somebody else';
  return (
    <div ref={box} tabIndex={-1} className={styles['conflict']}>
      <Callout tone="warning" title="Somebody else changed this page" live>
        <p>
          {who} saved it{theirs && ` ${formatInstant(theirs.updatedAt)}`}. What you typed is still here and
          not saved; theirs is safe, too.
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
            Take theirs, drop mine
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setInsisting(true)}>
            Keep mine
          </Button>
          <a href={paths.admin.page(latest.designType)} target="_blank" rel="noopener">
            Look at theirs in another tab
          </a>
        </Row>
        <ConfirmDialog
          opened={insisting}
          onClose={() => setInsisting(false)}
          title="Keep yours?"
          confirmLabel="Keep mine"
          onConfirm={() => {
            editor.insist(latest.revision);
            return Promise.resolve();
          }}
        >
          <p>
            When you save or publish, your page takes the place of what {who} wrote. What was public stays in
            the history.
          </p>
        </ConfirmDialog>
      </Callout>
    </div>
  );
}
