import { adminPaths } from '@sangamam/contract/admin-paths';
import type { MessageRow } from '@sangamam/contract/contact/messages/message-admin-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/contact/staff/messages.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { GlanceSection } from '#web/ui/data/glance/glance.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Timeline } from '#web/ui/data/timeline/timeline.tsx';

import { useMessages } from './api.ts';
import { LetterLine } from './letter-line.tsx';
import { MessageState } from './message-state.tsx';
import styles from './message.module.css';

/** What came from a registration's family in answer to letters, newest first; nothing while nothing has. */
export function AnswersToLettersSection({ orderId }: { orderId: string }) {
  const query = useMessages({ registrationId: orderId, pageSize: '50' });
  if (query.isPending || query.data?.total === 0) return null;
  return (
    <GlanceSection title={phrases.answersToLetters}>
      <Loaded query={query}>{({ docs }) => <Answers rows={docs} />}</Loaded>
    </GlanceSection>
  );
}

function Answers({ rows }: { rows: readonly MessageRow[] }) {
  return (
    <Timeline
      entries={rows.map(({ _id, messageSubject, excerpt, state, letter, createdAt }) => ({
        id: _id,
        what: <Link to={adminPaths.message(_id)}>{messageSubject}</Link>,
        when: (
          <span className={styles['arrived']}>
            <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
            <MessageState state={state} />
          </span>
        ),
        why: (
          <>
            {letter && <LetterLine letter={letter} />}
            {excerpt}
          </>
        ),
      }))}
    />
  );
}
