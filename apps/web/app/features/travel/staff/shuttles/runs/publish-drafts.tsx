import type { ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';
import { useState } from 'react';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { usePublishRuns } from '../api/shuttles.ts';

/**
 * Publishes the drafts that have families, after saying who gets an email. Those without a driver or a meeting point wait, so
 * that their families are not mailed twice, unless staff publish them, too.
 */
export function PublishDrafts({ conventionId, runs }: { conventionId: string; runs: readonly ShuttleRun[] }) {
  const [isAsking, ask] = useState(false);
  const [withUnfinished, setWithUnfinished] = useState(false);
  const { mutateAsync } = usePublishRuns(conventionId);
  const drafts = runs.filter(({ publishedAt, families }) => publishedAt === null && families.length > 0);
  if (drafts.length === 0 && !isAsking) return null;
  const isFinished = ({ driverName, meetingPoint }: ShuttleRun) => driverName !== '' && meetingPoint !== '';
  const unfinished = drafts.filter((run) => !isFinished(run));
  const chosen = withUnfinished ? drafts : drafts.filter(isFinished);
  const families = new Set(chosen.flatMap((run) => run.families.map(({ orderId }) => orderId))).size;
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
          if (chosen.length === 0) {
            showToast({ message: phrases.nothingPublished });
            return;
          }
          await mutateAsync(chosen.map(({ _id }) => _id));
          showToast({ message: phrases.runsPublished });
        }}
      >
        <p>{phrases.publishWords({ runs: chosen.length, families })}</p>
        {unfinished.length > 0 && (
          <>
            <Callout tone="warning">
              <p>{phrases.heldBack(unfinished.length)}</p>
            </Callout>
            <CheckboxField
              label={phrases.publishThemToo}
              description={phrases.publishUnfinished}
              checked={withUnfinished}
              onChange={({ target }) => setWithUnfinished(target.checked)}
            />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
