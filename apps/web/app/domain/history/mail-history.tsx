import { adminPaths } from '@sangamam/contract/admin-paths';
import { Link } from 'react-router';

import * as phrases from '#phrases/domain/history.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { toldApart } from '#web/lib/text/told-apart.ts';
import { Timeline } from '#web/ui/data/timeline/timeline.tsx';

/** An email as the page of a record lists it. */
interface ListedMail {
  _id: string;
  subject: string;
  createdAt: string;
  sentAt: string | null;
  recalledAt: string | null;
}

/** The emails sent to somebody, newest first. With `readable` each is a link, to the outbox unless `linkTo` is given. */
export function MailHistory({
  mails,
  readable,
  linkTo = adminPaths.outboxMail,
}: {
  mails: readonly ListedMail[];
  readable: boolean;
  linkTo?: (mailId: string) => string;
}) {
  if (mails.length === 0) return <p>{phrases.noEmails}</p>;
  // Several may have one subject: heard in a list of links, each has its time, too.
  const heard = toldApart(mails.map((mail) => `${mail.subject}, ${stateOf(mail)}`));
  return (
    <Timeline
      entries={mails.map((mail, place) => ({
        id: mail._id,
        what: readable ? (
          <Link to={linkTo(mail._id)} aria-label={heard[place]}>
            {mail.subject}
          </Link>
        ) : (
          mail.subject
        ),
        when: stateOf(mail),
      }))}
    />
  );
}

function stateOf({ createdAt, sentAt, recalledAt }: ListedMail): string {
  if (recalledAt !== null) return phrases.recalled({ recalledAt: formatInstant(recalledAt) });
  return sentAt === null
    ? phrases.waitingSince({ createdAt: formatInstant(createdAt) })
    : formatInstant(sentAt);
}
