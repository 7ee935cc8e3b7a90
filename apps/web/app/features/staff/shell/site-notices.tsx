import { adminPaths } from '@sangamam/contract/admin-paths';
import { Link } from 'react-router';
import { useState } from 'react';

import * as phrases from '#phrases/staff/shell.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';

import { useNotices, useSettleFailedJobs } from '../api.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/feedback/dialog/confirm-dialog.tsx')).ConfirmDialog,
);

/** The page that resolves a notice, by its code. Others concern the installation itself. */
const placesOf: Readonly<Record<string, { to: string; label: string }>> = {
  'mail.held': { to: adminPaths.outbox, label: phrases.openTheOutbox },
  'mail.failed': { to: adminPaths.outbox, label: phrases.openTheOutbox },
  'mail.stopped': { to: `${adminPaths.outbox}?state=BOUNCED`, label: phrases.showThem },
  'mail.late': { to: adminPaths.outbox, label: phrases.openTheOutbox },
};

/** Notices about the installation for administrators. Renders nothing while there are none. */
export function SiteNotices() {
  const { data: notices } = useNotices();
  if (!notices || notices.length === 0) return null;
  return (
    <Callout tone="danger" title={phrases.theInstallationNeedsAttention}>
      {notices.map(({ code, message, since }) => {
        const place = placesOf[code];
        return (
          <p key={code}>
            {message} {place && <Link to={place.to}>{place.label}</Link>}{' '}
            <small>{phrases.since({ since: formatInstant(since) })}</small>{' '}
            {code === 'jobs.failed' && <FailedJobs />}
          </p>
        );
      })}
    </Callout>
  );
}

/** What to do with the jobs that were given up: try them again, or discard them for good. */
function FailedJobs() {
  const settle = useSettleFailedJobs();
  const [discarding, setDiscarding] = useState(false);
  return (
    <>
      <Button size="sm" disabled={settle.isPending} onClick={() => settle.mutate('RETRY')}>
        {phrases.tryJobsAgain}
      </Button>{' '}
      <Button size="sm" variant="secondary" onClick={() => setDiscarding(true)}>
        {phrases.discardJobs}
      </Button>
      <ConfirmDialog
        opened={discarding}
        onClose={() => setDiscarding(false)}
        title={phrases.discardJobsQuestion}
        confirmLabel={phrases.discardJobs}
        onConfirm={() => settle.mutateAsync('DISCARD')}
      >
        <p>{phrases.discardedJobsAreGone}</p>
      </ConfirmDialog>
    </>
  );
}
