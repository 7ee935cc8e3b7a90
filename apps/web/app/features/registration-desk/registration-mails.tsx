import type { RegistrationDetail } from '@sangamam/contract/admin/registration-desk';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { spokenInstant } from '#web/lib/text/date-text.ts';
import styles from './registration-history.module.css';

/** The mails that the family got about it; `readable` links them for those who may open the outbox. */
export function RegistrationMails({
  mails,
  readable,
}: {
  mails: RegistrationDetail['mails'];
  readable: boolean;
}) {
  if (mails.length === 0) return <p>No email has gone out yet.</p>;
  return (
    <ul className={styles['timeline']}>
      {mails.map(({ _id, subject, createdAt, sentAt }) => (
        <li key={_id}>
          <span className={styles['what']}>
            {readable ? <Link to={paths.admin.outboxMail(_id)}>{subject}</Link> : subject}
          </span>
          <span className={styles['when']}>
            {sentAt === null ? `waiting since ${spokenInstant(createdAt)}` : spokenInstant(sentAt)}
          </span>
        </li>
      ))}
    </ul>
  );
}
