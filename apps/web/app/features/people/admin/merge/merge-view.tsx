import type { MergePlan, PersonDetail } from '@sangamam/contract/people/admin/people-admin-endpoints';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { phoneText } from '#web/domain/person-form/phone-text.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Part, StatusSummary } from '#web/ui/data/glance/glance.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { AccountStateBadge } from '../account-state.tsx';
import { useMergePlan } from '../api/merge-people.ts';
import { usePerson } from '../api/person.ts';
import styles from '../people.module.css';
import { MergeForm } from './merge-form.tsx';

/** Two accounts side by side: what stays, what is closed, what moves; then the form that does it. */
export function MergeView({ userId, duplicateId }: { userId: string; duplicateId: string }) {
  const stays = usePerson(userId);
  const closes = usePerson(duplicateId);
  const plan = useMergePlan({ userId, duplicateId });
  return (
    <>
      <div className={styles['sides']}>
        <Part title="This account stays">
          <Loaded query={stays}>{(person) => <Side person={person} />}</Loaded>
        </Part>
        <Part title="This account is closed">
          <Loaded query={closes}>{(person) => <Side person={person} />}</Loaded>
        </Part>
      </div>
      <div className={styles['swap']}>
        <LinkButton
          variant="secondary"
          to={`${paths.admin.mergePerson(duplicateId)}?duplicate=${encodeURIComponent(userId)}`}
        >
          The other way round
        </LinkButton>
      </div>
      <Loaded query={plan}>
        {(plan) =>
          plan.isPossible ? (
            <>
              <Callout title="What will happen">
                <Consequences plan={plan} />
              </Callout>
              {stays.data && closes.data && (
                <MergeForm key={duplicateId} stays={stays.data.profile} closes={closes.data.profile} />
              )}
            </>
          ) : (
            <Callout tone="warning" title="These two cannot be merged yet">
              <ul className={styles['list']}>
                {plan.obstacles.map((obstacle) => (
                  <li key={obstacle}>{obstacle}</li>
                ))}
              </ul>
            </Callout>
          )
        }
      </Loaded>
    </>
  );
}

function Side({ person: { profile, state, createdAt, lastSignInAt, orders } }: { person: PersonDetail }) {
  return (
    <StatusSummary
      facts={[
        [
          'Name',
          <Link key="name" to={paths.admin.person(profile._id)}>
            {profile.firstName} {profile.lastName}
          </Link>,
        ],
        [
          'Email',
          <span key="email" className={styles['email']}>
            {profile.email}
          </span>,
        ],
        ['Mobile', profile.mobile ? phoneText(profile.mobile) : 'none'],
        ['Account', <AccountStateBadge key="state" state={state} />],
        ['Signed up', dayOfInstant(createdAt)],
        ['Last sign-in', lastSignInAt === null ? 'never' : dayOfInstant(lastSignInAt)],
        [
          'Registrations',
          orders.length === 0
            ? 'none'
            : orders.map(({ permConvRegNo, tmpConvRegNo }) => permConvRegNo ?? tmpConvRegNo).join(', '),
        ],
      ]}
    />
  );
}

function Consequences({ plan: { orders, mails } }: { plan: MergePlan }) {
  return (
    <ul className={styles['list']}>
      <li>{orderWords(orders)}</li>
      <li>{mails === 1 ? 'One mail goes along.' : `${mails} mails go along.`}</li>
      <li>The closed account is signed out everywhere, and its profile and picture are erased.</li>
      <li>This cannot be taken back.</li>
    </ul>
  );
}

function orderWords(orders: number): string {
  if (orders === 0) return 'The closed account has no registrations that would move.';
  const what =
    orders === 1 ? 'One registration or add-on order goes' : `${orders} registrations and add-on orders go`;
  return `${what} to the account that stays. Numbers, prices and places do not change.`;
}
