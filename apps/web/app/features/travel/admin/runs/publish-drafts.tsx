import type { ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';
import { useState } from 'react';

import * as phrases from '#phrases/travel/admin.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { usePublishRuns } from '../api/shuttles.ts';

/** Publishes the drafts that have families, after saying who gets an email. */
export function PublishDrafts({ conventionId, runs }: { conventionId: string; runs: readonly ShuttleRun[] }) {
  const [isAsking, ask] = useState(false);
  const { mutateAsync } = usePublishRuns(conventionId);
  const drafts = runs.filter(({ publishedAt, families }) => publishedAt === null && families.length > 0);
  if (drafts.length === 0 && !isAsking) return null;
  const families = new Set(drafts.flatMap((run) => run.families.map(({ orderId }) => orderId))).size;
  const unfinished = drafts.filter(
    ({ driverName, meetingPoint }) => driverName === '' || meetingPoint === '',
  );
  return (
    <>
      <Button variant="secondary" icon="mail" onClick={() => ask(true)}>
        {phrases.publishDrafts(drafts.length)}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => ask(false)}
        title={phrases.publishTitle}
        confirmLabel={phrases.publish}
        tone="primary"
        onConfirm={async () => {
          await mutateAsync(drafts.map(({ _id }) => _id));
          showToast({ message: phrases.runsPublished });
        }}
      >
        <p>{phrases.publishWords({ runs: drafts.length, families })}</p>
        {unfinished.length > 0 && (
          <Callout tone="warning">
            <p>{phrases.publishUnfinished(unfinished.length)}</p>
          </Callout>
        )}
      </ConfirmDialog>
    </>
  );
}
