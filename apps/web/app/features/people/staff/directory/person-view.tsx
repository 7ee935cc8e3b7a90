import type { PersonDetail } from '@sangamam/contract/people/directory/people-admin-endpoints';

import * as phrases from '#phrases/people/staff/directory.ts';
import { dayOfInstant, shortInstant } from '#web/lib/text/date-text.ts';
import { AccountHistory } from '#web/domain/history/account-history.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Glance, GlanceSection, StatusSummary, TypedText } from '#web/ui/data/glance/glance.tsx';
import { MailHistory } from '#web/domain/history/mail-history.tsx';

import { RecordCare } from '#web/features/casework/staff/care/record-care.tsx';

import { AccountStateBadge } from './account-state.tsx';
import { FamilyTable } from './family-table.tsx';
import { OrdersTable } from './orders-table.tsx';
import { PersonActions } from './person-actions.tsx';
import { ProfileFacts } from './profile-facts.tsx';

/** One registrant at a glance: profile, registrations, family, account state and history. */
export function PersonView({ person, seesOutbox }: { person: PersonDetail; seesOutbox: boolean }) {
  const { state, suspensionReason, createdAt, lastSignInAt } = person;
  return (
    <Glance
      decide={
        <GlanceSection title={phrases.theAccount}>
          <StatusSummary
            facts={[
              [phrases.state, <AccountStateBadge key="state" state={state} />],
              [phrases.signedUp, dayOfInstant(createdAt)],
              [phrases.lastSignIn, lastSignInAt === null ? 'never' : shortInstant(lastSignInAt)],
            ]}
          />
          {suspensionReason && (
            <Callout tone="warning" title={phrases.reasonForSuspension}>
              <TypedText>{suspensionReason}</TypedText>
            </Callout>
          )}
          <PersonActions person={person} />
        </GlanceSection>
      }
      main={
        <>
          <GlanceSection title={phrases.forColleagues}>
            <RecordCare
              record={{ kind: 'PERSON', _id: person.profile._id, care: person.care }}
              notes={person.notes}
              isOver={state === 'CLOSED'}
            />
          </GlanceSection>
          <GlanceSection title={phrases.profile}>
            <ProfileFacts profile={person.profile} />
          </GlanceSection>
          <GlanceSection title={phrases.registrationsTitle({ length: person.orders.length })}>
            <OrdersTable orders={person.orders} />
          </GlanceSection>
          <GlanceSection title={phrases.familyTitle({ length: person.family.length })}>
            <FamilyTable family={person.family} />
          </GlanceSection>
        </>
      }
      log={
        <>
          <GlanceSection title={phrases.staffActions}>
            <AccountHistory history={person.history} />
          </GlanceSection>
          <GlanceSection title={phrases.emails}>
            <MailHistory mails={person.mails} readable={seesOutbox} />
          </GlanceSection>
        </>
      }
    />
  );
}
