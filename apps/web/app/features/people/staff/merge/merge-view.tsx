import { adminPaths } from '@sangamam/contract/admin-paths';
import type { MergePlan, PersonDetail } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { Link } from 'react-router';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import * as phrases from '#phrases/people/staff/merge.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { GlanceSection, StatusSummary } from '#web/ui/data/glance/glance.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { AccountStateBadge } from '../directory/account-state.tsx';
import { useMergePlan, usePerson } from '../directory/api.ts';
import styles from '../directory/people.module.css';
import { MergeForm } from './merge-form.tsx';

/** Two accounts side by side, what merging does, and the form to merge them. */
export function MergeView({ userId, duplicateId }: { userId: string; duplicateId: string }) {
  const stays = usePerson(userId);
  const closes = usePerson(duplicateId);
  const plan = useMergePlan({ userId, duplicateId });
  return (
    <>
      <div className={styles['sides']}>
        <GlanceSection title={phrases.accountToKeep}>
          <Loaded query={stays}>{(person) => <Side person={person} />}</Loaded>
        </GlanceSection>
        <GlanceSection title={phrases.accountToClose}>
          <Loaded query={closes}>{(person) => <Side person={person} />}</Loaded>
        </GlanceSection>
      </div>
      <div className={styles['swap']}>
        <LinkButton
          variant="secondary"
          to={`${adminPaths.mergePerson(duplicateId)}?duplicate=${encodeURIComponent(userId)}`}
        >
          {phrases.swap}
        </LinkButton>
      </div>
      <Loaded query={plan}>
        {(plan) =>
          plan.isPossible ? (
            <>
              <Callout title={phrases.whatWillHappen}>
                <Consequences plan={plan} />
              </Callout>
              {stays.data && closes.data && (
                <MergeForm key={duplicateId} stays={stays.data.profile} closes={closes.data.profile} />
              )}
            </>
          ) : (
            <Callout tone="warning" title={phrases.blockedTitle}>
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
          phrases.name,
          <Link key="name" to={adminPaths.person(profile._id)}>
            {profile.firstName} {profile.lastName}
          </Link>,
        ],
        [
          phrases.email,
          <span key="email" className={styles['email']}>
            {profile.email}
          </span>,
        ],
        [phrases.mobile, profile.mobile ? phoneText(profile.mobile) : 'none'],
        [phrases.account, <AccountStateBadge key="state" state={state} />],
        [phrases.signedUp, dayOfInstant(createdAt)],
        [phrases.lastSignIn, lastSignInAt === null ? 'never' : dayOfInstant(lastSignInAt)],
        [
          phrases.registrations,
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
      <li>{phrases.mailsMove(mails)}</li>
      <li>{phrases.closedAccountEffect}</li>
      <li>{phrases.thisCantBeUndone}</li>
    </ul>
  );
}

function orderWords(orders: number): string {
  if (orders === 0) return phrases.noOrdersToMove;
  const what = phrases.ordersMove(orders);
  return phrases.ordersMoveText({ what });
}
