import { adminPaths } from '@sangamam/contract/admin-paths';
import type { PersonDetail } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/people/staff/directory.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { OrderStatusBadge } from '#web/domain/orders/order-badges.tsx';

import styles from './people.module.css';

type Order = PersonDetail['orders'][number];

/** The account's registrations and add-on orders, each a link to its page. */
export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  return (
    <DataTable
      caption={phrases.registrations}
      columns={columns}
      rows={orders}
      rowKey={({ _id }) => _id}
      empty={<p>{phrases.noRegistrations}</p>}
    />
  );
}

const columns: readonly Column<Order>[] = [
  {
    key: 'number',
    header: phrases.number,
    rowHeader: true,
    cell: ({ _id, tmpConvRegNo, permConvRegNo, isAddonOrder }) => (
      <>
        <Link to={adminPaths.registration(_id)} className={styles['number']}>
          {permConvRegNo ?? tmpConvRegNo}
        </Link>
        {isAddonOrder && <span className={styles['sub']}>{phrases.addOnsOnly}</span>}
      </>
    ),
  },
  {
    key: 'convention',
    header: phrases.convention,
    plain: true,
    cell: ({ conventionName }) => conventionName,
  },
  {
    key: 'status',
    header: phrases.status,
    plain: true,
    cell: ({ status, registrationStatus }) => (
      <OrderStatusBadge status={status} decision={registrationStatus} />
    ),
  },
  {
    key: 'started',
    header: phrases.started,
    cell: ({ createdAt }) => <span className={styles['day']}>{dayOfInstant(createdAt)}</span>,
  },
];
