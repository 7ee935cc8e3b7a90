import type { RegistrationDetail } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Glance, Part, TypedWords } from '#web/ui/data/glance/glance.tsx';
import { MailHistory } from '#web/domain/history/mail-history.tsx';
import { PriceLines } from '#web/domain/money/price-lines.tsx';
import { CareActions } from './care/care-actions.tsx';
import { Duplicates } from './care/duplicates.tsx';
import { PeopleTable } from './people-table.tsx';
import { RegistrationActions } from './registration-actions.tsx';
import { RegistrationHistory } from './registration-history.tsx';
import { RegistrationStanding } from './registration-status-summary.tsx';

/** One registration at a glance: people, what they bought, where it stands, what happened, and what may be done. */
export function RegistrationGlance({
  registration,
  seesPayments,
  decides,
}: {
  registration: RegistrationDetail;
  /** True for those who may open the treasurer's list. */
  seesPayments: boolean;
  /** True for those who decide about registrations: they write, change on behalf, and read every mail. */
  decides: boolean;
}) {
  const { participants, lines, total, currency, packageName, specialRequest, paymentStatus } = registration;
  const coming = participants.filter(({ isParticipated }) => isParticipated).length;
  return (
    <Glance
      decide={
        <Part title="Where it stands">
          <RegistrationStanding registration={registration} />
          {seesPayments && paymentStatus && (
            <Link to={`${paths.admin.payments}?search=${registration.tmpConvRegNo}`}>See its payments</Link>
          )}
          <RegistrationActions registration={registration} />
          {decides && <CareActions registration={registration} />}
        </Part>
      }
      main={
        <>
          {decides && <Duplicates orderId={registration._id} />}
          <Part title={`People (${coming} coming)`}>
            {registration.attendsWithoutAdult && (
              <Callout tone="warning" title="No adult attends">
                <p>
                  Everyone who attends is under 18. Before approving, ask the family who is responsible for
                  them at the convention.
                </p>
              </Callout>
            )}
            <PeopleTable
              people={participants}
              {...(decides && registration.status !== 'CANCELLED' && { orderId: registration._id })}
            />
          </Part>
          <Part title={packageName ? `Package: ${packageName}` : 'Package and add-ons'}>
            {total === null ? (
              <p>
                {lines.length === 0 && registration.submittedAt
                  ? 'Amounts are not shown to your role.'
                  : 'Not sent yet: prices are fixed when the family sends it.'}
              </p>
            ) : (
              <PriceLines
                caption="What they bought"
                lines={lines}
                total={total}
                currency={currency}
                empty="Nothing chosen yet."
              />
            )}
          </Part>
          <Part title="Special request">
            {specialRequest ? <TypedWords>{specialRequest}</TypedWords> : <p>None.</p>}
          </Part>
        </>
      }
      log={
        <>
          <Part title="History">
            <RegistrationHistory history={registration.history} />
          </Part>
          <Part title="Mails">
            <MailHistory
              mails={registration.mails}
              readable={decides}
              linkTo={(mailId) => paths.admin.registrationMail(registration._id, mailId)}
            />
          </Part>
        </>
      }
    />
  );
}
