import { adminPaths } from '@sangamam/contract/admin-paths';
import { Link } from 'react-router';

import * as phrases from '#phrases/staff/shell.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { useNotices } from '../api.ts';
import { FailedJobs } from './failed-jobs.tsx';

/** The page that resolves a notice, by its code. Others concern the installation itself. */
const placesOf: Readonly<Record<string, { to: string; label: string }>> = {
  'mail.held': { to: adminPaths.outbox, label: phrases.openTheOutbox },
  'mail.failed': { to: adminPaths.outbox, label: phrases.openTheOutbox },
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
