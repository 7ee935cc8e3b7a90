import { adminPaths } from '@sangamam/contract/admin-paths';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/bank/staff/statements.ts';

import { AllocatedOrders } from './booked-orders.tsx';
import styles from './statements.module.css';

/** The line of another import that booked the same transfer, what shows that it is the same, and for whom it was. */
export function BookedAlready({
  booked: { statementId, fileName, date, by, orders },
  currency,
}: {
  booked: NonNullable<StatementLine['bookedAlready']>;
} & Pick<StatementLine, 'currency'>) {
  return (
    <div>
      <Link to={`${adminPaths.statement(statementId)}?group=ACCEPTED`} className={styles['name']}>
        {phrases.bookedAlready({ date: shortDate(date), fileName: fileName || phrases.pastedName })}
      </Link>
      <AllocatedOrders allocations={orders} currency={currency} />
      <ul className={styles['reasons']}>
        <li>{phrases.bookedBy[by]}</li>
      </ul>
    </div>
  );
}
