import type { ConversationEntry } from '@sangamam/contract/casework/questions/conversation-endpoints';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/casework/staff/questions.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { GlanceSection, TypedText } from '#web/ui/data/glance/glance.tsx';

import { ConversationActions } from './conversation-actions.tsx';
import { ConversationBadge } from './conversation-badge.tsx';
import styles from './conversation.module.css';

/** What was asked and answered about a registration, and what a registrar can do with it. Nothing before a question. */
export function ConversationSection({
  registration,
  decides,
}: {
  registration: RegistrationDetail;
  /** True for staff who decide about registrations. */
  decides: boolean;
}) {
  const { conversation, conversationEntries } = registration;
  if (conversationEntries.length === 0) return null;
  return (
    <GlanceSection
      title={phrases.conversation}
      action={conversation && <ConversationBadge conversation={conversation} />}
    >
      <ol className={styles['entries']}>
        {conversationEntries.map((entry) => (
          <li key={entry._id} className={styles['entry']} data-kind={entry.kind}>
            <p className={styles['by']}>
              <span>{writerOf(entry)}</span> <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
            </p>
            <TypedText>{entry.text === '' ? phrases.erased : entry.text}</TypedText>
          </li>
        ))}
      </ol>
      {conversation && decides && (
        <>
          <p className={styles['next']}>{nextOf(conversation)}</p>
          <ConversationActions orderId={registration._id} state={conversation.state} />
        </>
      )}
    </GlanceSection>
  );
}

function writerOf({ kind, by, source }: ConversationEntry): string {
  const name = by ?? phrases.someone;
  if (kind === 'QUESTION') return phrases.asks({ name });
  if (source === 'LINK') return phrases.byFamilyWithLink;
  return source === 'STAFF' ? phrases.writtenDownBy({ name }) : phrases.byFamilyOnAccount({ name });
}

function nextOf({ state, until }: NonNullable<RegistrationDetail['conversation']>): string {
  if (state === 'WAITING') return phrases.waitsUntil({ day: shortDate(until) });
  return state === 'ANSWERED' ? phrases.answeredHint : phrases.overdueHint;
}
