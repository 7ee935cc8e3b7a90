import { useState } from 'react';

import type { VersionFacts } from '@sangamam/contract/content/editing/page-detail';
import type { DesignType, VersionState } from '@sangamam/contract/content/page-kinds';
import { previewSections } from '@sangamam/contract/content/preview-sections';

import * as phrases from '#phrases/content/staff/history.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Pager } from '#web/ui/data/pager/pager.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { usePageVersions, usePageVersion } from '../api.ts';
import type { PageEditorState } from '../editor/use-page-editor.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';

import styles from './history.module.css';

const stateNames: Readonly<Record<VersionState, string>> = {
  DRAFT: 'draft',
  SCHEDULED: 'scheduled',
  PUBLISHED: phrases.publicNow,
  ARCHIVED: phrases.wasPublic,
};

/** Every version that was ever public, to view or restore. */
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
  const [viewed, setViewed] = useState<{ version: number; opened: boolean }>();
  const [restoring, setRestoring] = useState<number>();
  const query = usePageVersions(designType, page);
  return (
    <Dialog opened onClose={onClose} title={phrases.history} size="lg">
      <Loaded query={query}>
        {({ docs, totalPages }) => (
          <>
            {docs.length === 0 && <p>{phrases.noVersions}</p>}
            <ol className={styles['versions']} aria-label={phrases.versions}>
              {docs.map((version) => (
                <li key={version.version}>
                  <Words version={version} />
                  <Button
                    size="sm"
                    variant="secondary"
                    onClick={() => setViewed({ version: version.version, opened: true })}
                  >
                    {phrases.view}
                    <span className="visually-hidden"> {phrases.version({ version: version.version })}</span>
                  </Button>
                  <Button
                    size="sm"
                    variant="muted"
                    disabled={version.state === 'DRAFT' || version.state === 'SCHEDULED'}
                    onClick={() => setRestoring(version.version)}
                  >
                    {phrases.restore}
                    <span className="visually-hidden"> {phrases.version({ version: version.version })}</span>
                  </Button>
                </li>
              ))}
            </ol>
            {totalPages > 1 && <Pager page={page} totalPages={totalPages} onPage={setPage} />}
          </>
        )}
      </Loaded>
      {viewed && (
        <VersionPreview
          {...viewed}
          key={viewed.version}
          designType={designType}
          onClose={() => setViewed({ ...viewed, opened: false })}
        />
      )}
      <ConfirmDialog
        opened={restoring !== undefined}
        onClose={() => setRestoring(undefined)}
        title={phrases.restoreVersion({ version: restoring ?? '' })}
        confirmLabel={phrases.restore}
        tone="primary"
        onConfirm={async () => {
          if (restoring === undefined || !(await editor.restore(restoring))) return;
          editor.forget();
          onClose();
          onRestored();
          showToast({ message: phrases.restored({ restoring }) });
        }}
      >
        <p>
          {phrases.restoreText}
          {editor.dirty && phrases.unsavedWarning}
        </p>
      </ConfirmDialog>
    </Dialog>
  );
}

function Words({ version: { version, state, publishedAt, updatedAt, savedBy } }: { version: VersionFacts }) {
  return (
    <p>
      <strong>{phrases.versionTitle({ version })}</strong>, {stateNames[state]}
      <small>
        {publishedAt
          ? phrases.published({ publishedAt: formatInstant(publishedAt) })
          : phrases.saved({ updatedAt: formatInstant(updatedAt) })}
        {savedBy && phrases.writtenBy({ savedBy })}
      </small>
    </p>
  );
}

/** An older version as visitors saw it. */
function VersionPreview({
  designType,
  version,
  opened,
  onClose,
}: {
  designType: DesignType;
  version: number;
  opened: boolean;
  onClose: () => void;
}) {
  const { data } = usePageVersion(designType, version);
  if (!data) return null;
  const { meta, sections, translations, images, films, posters } = data;
  const visible = previewSections(sections);
  return (
    <PreviewDialog
      title={phrases.versionTitle({ version })}
      page={{ designType, meta, sections: visible, translations, images, films, posters }}
      opened={opened}
      onClose={onClose}
    />
  );
}
