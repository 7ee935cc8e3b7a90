import type { ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';
import { useState } from 'react';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useDeleteRun, useUnpinRun } from '../api/shuttles.ts';
import { DriverLinkDialog } from './driver-link-dialog.tsx';
import { RunDialog } from './run-dialog.tsx';

/** Edit, delete, the driver's link, and giving a run back to planning. */
export function RunActions({ run, conventionId }: { run: ShuttleRun; conventionId: string }) {
  const [dialog, open] = useState<'edit' | 'delete' | 'link' | 'unpin'>();
  const close = () => open(undefined);
  const { mutateAsync } = useDeleteRun(run._id);
  const unpin = useUnpinRun(run._id);
  const named = <span className="visually-hidden">{phrases.moreFor({ run: run.departsAt })}</span>;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => open('edit')}>
        {phrases.edit}
        {named}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => open('link')}>
        {phrases.driverLink}
        {named}
      </Button>
      {run.pinned && run.publishedAt === null && (
        <Button size="sm" variant="secondary" onClick={() => open('unpin')}>
          {phrases.giveBack}
          {named}
        </Button>
      )}
      <Button size="sm" variant="muted" onClick={() => open('delete')}>
        {phrases.remove}
        {named}
      </Button>
      <RunDialog conventionId={conventionId} run={run} opened={dialog === 'edit'} onClose={close} />
      <DriverLinkDialog run={run} opened={dialog === 'link'} onClose={close} />
      <ConfirmDialog
        opened={dialog === 'unpin'}
        onClose={close}
        title={phrases.giveBackTitle}
        confirmLabel={phrases.giveBack}
        onConfirm={async () => {
          await unpin.mutateAsync(run.revision);
          showToast({ message: phrases.gaveBack });
        }}
      >
        <p>{phrases.giveBackWords}</p>
      </ConfirmDialog>
      <ConfirmDialog
        opened={dialog === 'delete'}
        onClose={close}
        title={phrases.deleteTitle}
        confirmLabel={phrases.deleteRun}
        onConfirm={async () => {
          await mutateAsync(run.revision);
          showToast({ message: phrases.runDeleted });
        }}
      >
        <p>{phrases.deleteWords({ count: run.families.length })}</p>
        {run.publishedAt && <p>{phrases.deleteTells}</p>}
      </ConfirmDialog>
    </>
  );
}
