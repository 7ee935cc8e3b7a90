import { adminPaths } from '@sangamam/contract/admin-paths';
import { Link } from 'react-router';

import * as phrases from '#phrases/domain/history.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Timeline } from '#web/ui/data/timeline/timeline.tsx';

/** A mail as a record's page lists it. */
interface ListedMail {
  _id: string;
  subject: string;
  createdAt: string;
  sentAt: string | null;
}

/** The mails that somebody got, the newest first; `readable` links them, to the outbox unless `linkTo` says where. */
export function MailHistory({
  mails,
  readable,
  linkTo = adminPaths.outboxMail,
}: {
  mails: readonly ListedMail[];
  readable: boolean;
  linkTo?: (mailId: string) => string;
}) {
  if (mails.length === 0) return <p>{phrases.noEmailHasGoneOutYet}</p>;
  return (
    <Timeline
      entries={mails.map(({ _id, subject, createdAt, sentAt }) => ({
        id: _id,
        what: readable ? <Link to={linkTo(_id)}>{subject}</Link> : subject,
        when:
          sentAt === null
            ? phrases.waitingSince({ createdAt: formatInstant(createdAt) })
            : formatInstant(sentAt),
      }))}
    />
  );
}
