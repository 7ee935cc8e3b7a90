import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { balanceStateNames } from '@sangamam/contract/ledger/balance/balance-words';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { Link } from 'react-router';

import * as phrases from '#phrases/orders/staff/family.ts';
import { BalanceLines } from '#web/domain/money/balance-lines.tsx';
import { OrderStatusBadge } from '#web/domain/orders/order-badges.tsx';
import { GlanceSection, TypedText } from '#web/ui/data/glance/glance.tsx';

import styles from './family.module.css';

type AddonOrder = RegistrationDetail['addonOrders'][number];

/** The add-on orders of a registration: what each buys, how its money stands, and the way to its own record. */
export function AddonOrdersSection({ registration }: { registration: RegistrationDetail }) {
  const { addonOrders, currency } = registration;
  if (addonOrders.length === 0) return null;
  return (
    <GlanceSection title={phrases.addOnsBoughtLater}>
      <ul className={styles['orders']}>
        {addonOrders.map((order) => (
          <li key={order._id}>
            <AddonOrderLine order={order} currency={currency} />
          </li>
        ))}
      </ul>
    </GlanceSection>
  );
}

function AddonOrderLine({ order, currency }: { order: AddonOrder; currency: Currency }) {
  const { _id, tmpConvRegNo, status, registrationStatus, lines, balance, specialRequest } = order;
  return (
    <>
      <div className={styles['head']}>
        <Link to={adminPaths.registration(_id)} className={styles['number']}>
          {tmpConvRegNo}
        </Link>
        <OrderStatusBadge status={status} decision={registrationStatus} />
        {balance && <span className={styles['money']}>{balanceStateNames[balance.state]}</span>}
      </div>
      {balance && (
        <BalanceLines
          caption={phrases.whatTheyBoughtWith({ number: tmpConvRegNo })}
          lines={lines}
          balance={balance}
          currency={currency}
        />
      )}
      {specialRequest && <TypedText>{specialRequest}</TypedText>}
    </>
  );
}
