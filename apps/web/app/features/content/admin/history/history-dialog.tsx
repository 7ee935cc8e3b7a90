import type { VersionFacts } from '@sangamam/contract/content/admin/page-detail';
import type { DesignType, VersionState } from '@sangamam/contract/content/page-kinds';
import { useState } from 'react';

import { formatInstant } from '#web/lib/text/date-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Pager } from '#web/ui/data/data-table/pager.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { usePageVersions } from '../api/versions.ts';
import type { PageEditorState } from '../editor/use-page-editor.ts';
import styles from './history.module.css';
import { VersionPreview } from './version-preview.tsx';

const stateNames: Readonly<Record<VersionState, string>> = {
  DRAFT: 'draft',
  SCHEDULED: 'scheduled',
  PUBLISHED: 'public now',
  ARCHIVED: 'was public',
};

/** Every version that was ever public: look at it, take it up again. */
export function HistoryDialog({
  designType,
  editor,
  onClose,
  onRestored,
}: {
  designType: DesignType;
  editor: PageEditorState;
  onClose: () => void;
  onRestored: () => void;
}) {
  const [page, setPage] = useState(1);
  const [looking, setLooking] = useState<number>();
  const [restoring, setRestoring] = useState<number>();
  const query = usePageVersions(designType, page);
  return (
    <Dialog opened onClose={onClose} title="History" size="lg">
      <Loaded query={query}>
        {({ docs, totalPages }) => (
          <>
            {docs.length === 0 && <p>Nothing was published yet.</p>}
            <ol className={styles['versions']} aria-label="Versions">
              {docs.map((version) => (
                <li key={version.version}>
                  <Words version={version} />
                  <Button size="sm" variant="secondary" onClick={() => setLooking(version.version)}>
                    Look<span className="visually-hidden"> at version {version.version}</span>
                  </Button>
                  <Button
                    size="sm"
                    variant="muted"
                    disabled={version.state === 'DRAFT' || version.state === 'SCHEDULED'}
                    onClick={() => setRestoring(version.version)}
                  >
                    Restore<span className="visually-hidden"> version {version.version}</span>
                  </Button>
                </li>
              ))}
            </ol>
            {totalPages > 1 && <Pager page={page} totalPages={totalPages} onPage={setPage} />}
          </>
        )}
      </Loaded>
      {looking !== undefined && (
        <VersionPreview designType={designType} version={looking} onClose={() => setLooking(undefined)} />
      )}
      <ConfirmDialog
        opened={restoring !== undefined}
        onClose={() => setRestoring(undefined)}
        title={`Restore version ${restoring ?? ''}?`}
        confirmLabel="Restore"
        tone="primary"
        onConfirm={async () => {
          if (restoring === undefined || !(await editor.restore(restoring))) return;
          editor.forget();
          onClose();
          onRestored();
          showToast({ message: `Version ${restoring} is the draft now` });
        }}
      >
        <p>
          It becomes the draft, in place of what is being written now. Visitors see it once you publish.
          {editor.dirty && ' What you have not saved is gone then.'}
        </p>
      </ConfirmDialog>
    </Dialog>
  );
}

function Words({ version: { version, state, publishedAt, updatedAt, savedBy } }: { version: VersionFacts }) {
  return (
    <p>
      <strong>Version {version}</strong>, {stateNames[state]}
      <small>
        {publishedAt ? `Published ${formatInstant(publishedAt)}` : `Saved ${formatInstant(updatedAt)}`}
        {savedBy && `, written by ${savedBy}`}
      </small>
    </p>
  );
}
