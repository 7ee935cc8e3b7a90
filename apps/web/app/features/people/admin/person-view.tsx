import type { PersonDetail } from '@sangamam/contract/people/admin/people-admin-endpoints';

import { dayOfInstant, shortInstant } from '#web/lib/text/date-text.ts';
import { AccountHistory } from '#web/domain/history/account-history.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Glance, Part, StatusSummary, TypedWords } from '#web/ui/data/glance/glance.tsx';
import { MailHistory } from '#web/domain/history/mail-history.tsx';
import { AccountStateBadge } from './account-state.tsx';
import { FamilyTable } from './family-table.tsx';
import { OrdersTable } from './orders-table.tsx';
import { PersonActions } from './person-actions.tsx';
import { ProfileFacts } from './profile-facts.tsx';

/** One registrant at a glance: who it is, registrations and family, whether the account works, what happened to it. */
export function PersonView({ person, seesOutbox }: { person: PersonDetail; seesOutbox: boolean }) {
  const { state, suspensionReason, createdAt, lastSignInAt } = person;
  return (
    <Glance
      decide={
        <Part title="The account">
          <StatusSummary
            facts={[
              ['State', <AccountStateBadge key="state" state={state} />],
              ['Signed up', dayOfInstant(createdAt)],
              ['Last sign-in', lastSignInAt === null ? 'never' : shortInstant(lastSignInAt)],
            ]}
          />
          {suspensionReason && (
            <Callout tone="warning" title="Why it is suspended">
              <TypedWords>{suspensionReason}</TypedWords>
            </Callout>
          )}
          <PersonActions person={person} />
        </Part>
      }
      main={
        <>
          <Part title="Profile">
            <ProfileFacts profile={person.profile} />
          </Part>
          <Part title={`Registrations (${person.orders.length})`}>
            <OrdersTable orders={person.orders} />
          </Part>
          <Part title={`Family (${person.family.length})`}>
            <FamilyTable family={person.family} />
          </Part>
        </>
      }
      log={
        <>
          <Part title="What the staff did">
            <AccountHistory history={person.history} />
          </Part>
          <Part title="Mails">
            <MailHistory mails={person.mails} readable={seesOutbox} />
          </Part>
        </>
      }
    />
  );
}
