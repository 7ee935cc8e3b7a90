import { adminPaths } from '@sangamam/contract/admin-paths';
import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { centsText } from './cents-text.ts';
import { SlipLink } from './deposit-choice.tsx';
import styles from './statements.module.css';

/** What a decided line has paid, or that it was set aside. */
export function BookedOrders({ line: { allocations, slips, currency, state } }: { line: StatementLine }) {
  const badge = {
    OPEN: undefined,
    ACCEPTED: undefined,
    IGNORED: phrases.setAside,
    NEVER: phrases.neverMatch,
    UNDONE: phrases.undone,
  }[state];
  return (
    <>
      {badge !== undefined && (
        <div>
          <StatusBadge tone="neutral">{badge}</StatusBadge>
        </div>
      )}
      {slips.map((slip) => (
        <SlipLink key={slip._id} slip={slip} currency={currency} />
      ))}
      <AllocatedOrders allocations={allocations} currency={currency} />
    </>
  );
}

/** The registrations that a line has paid, each with its amount. */
export function AllocatedOrders({ allocations, currency }: Pick<StatementLine, 'allocations' | 'currency'>) {
  if (allocations.length === 0) return null;
  return (
    <ul className={styles['orders']} aria-label={phrases.bookedFor}>
      {allocations.map(({ orderId, registrantName, tmpConvRegNo, amount, undone }) => (
        <li key={orderId}>
          <Link to={adminPaths.registration(orderId)} className={styles['name']}>
            {registrantName}
          </Link>{' '}
          <span className={styles['number']}>{tmpConvRegNo}</span>{' '}
          <span className={styles['amount']}>{centsText(amount * 100, currency)}</span>
          {undone && ` · ${phrases.takenBack}`}
        </li>
      ))}
    </ul>
  );
}
