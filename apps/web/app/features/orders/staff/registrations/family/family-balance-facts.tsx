import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { totalLabel } from '@sangamam/contract/ledger/balance/balance-words';
import { Link } from 'react-router';

import * as phrases from '#phrases/orders/staff/family.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { GlanceSection, StatusSummary } from '#web/ui/data/glance/glance.tsx';

/**
 * What the family owes for the registration and its add-on orders together; on the record of an add-on order also the
 * way to its registration. Nothing for a registration without add-on orders.
 */
export function FamilyBalanceFacts({ registration }: { registration: RegistrationDetail }) {
  const { parent, familyBalance, currency } = registration;
  if (parent === null && familyBalance === null) return null;
  const amount = (name: string, value: number) =>
    [name, <Amount key={name} amount={value} currency={currency} />] as const;
  return (
    <GlanceSection title={phrases.wholeFamily}>
      {parent && (
        <p>
          {phrases.addOnsTo}{' '}
          <Link to={adminPaths.registration(parent._id)}>
            {phrases.registrationNumbered({ number: parent.number })}
          </Link>
        </p>
      )}
      {familyBalance && (
        <StatusSummary
          facts={[
            amount(totalLabel(familyBalance), familyBalance.total),
            amount(phrases.received, familyBalance.received),
            amount(phrases.stillOpen, familyBalance.open),
            ...(familyBalance.over > 0 ? [amount(phrases.toBeReturned, familyBalance.over)] : []),
          ]}
        />
      )}
    </GlanceSection>
  );
}
