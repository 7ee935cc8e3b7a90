import type { RegistrationRow } from '@sangamam/contract/admin/registration-desk';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { Amount } from '#web/ui/amount/amount.tsx';
import type { Column } from '#web/ui/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data-table/use-list-params.ts';
import {
  OrderStatusBadge,
  orderStatusOptions,
  RegistrationStatusBadge,
  registrationStatusOptions,
} from '#web/ui/order-badges/order-badges.tsx';
import { useRegistrations } from './api/registrations.ts';
import { registrationQuery } from './registration-query.ts';
import styles from './registration-desk.module.css';

const filters = [
  { name: 'status', label: 'Status', options: orderStatusOptions },
  { name: 'registrationStatus', label: 'Decision', options: registrationStatusOptions },
];

/** All registrations, as the desk filters and sorts them. Totals only for those who may see money. */
export function RegistrationTable({ seesMoney }: { seesMoney: boolean }) {
  const params = useListParams('-submitted');
  const query = useRegistrations(registrationQuery(params));
  return (
    <FilteredTable
      caption="Registrations"
      noun={['registration', 'registrations']}
      columns={seesMoney ? columns : columns.filter(({ key }) => key !== 'total')}
      rowKey={({ _id }) => _id}
      params={params}
      query={query}
      page={query.data}
      searchLabel="Search by name, email or number"
      filters={filters}
      empty={{
        title: 'No registrations here',
        text: 'Nothing fits these words and filters. Families appear here as soon as they start a registration.',
      }}
    />
  );
}

const columns: readonly Column<RegistrationRow>[] = [
  {
    key: 'name',
    header: 'Registrant',
    sortKey: 'name',
    lead: true,
    cell: ({ _id, registrantName, familyName, localUnitName }) => (
      <>
        <Link to={paths.admin.registration(_id)} className={styles['name']}>
          {registrantName}
        </Link>
        <span className={styles['sub']}>{[familyName, localUnitName].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    key: 'number',
    header: 'Number',
    cell: ({ tmpConvRegNo, permConvRegNo, isAddonOrder }) => (
      <>
        <span className={styles['number']}>{permConvRegNo ?? tmpConvRegNo}</span>
        {isAddonOrder && <span className={styles['sub']}>Add-ons only</span>}
      </>
    ),
  },
  { key: 'people', header: 'People', numeric: true, cell: ({ people }) => people },
  { key: 'package', header: 'Package', cell: ({ packageName }) => packageName },
  {
    key: 'total',
    header: 'Total',
    numeric: true,
    cell: ({ total, currency }) => (total === null ? null : <Amount amount={total} currency={currency} />),
  },
  { key: 'status', header: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  {
    key: 'decision',
    header: 'Decision',
    cell: ({ registrationStatus }) =>
      registrationStatus === null ? null : <RegistrationStatusBadge status={registrationStatus} />,
  },
  {
    key: 'submitted',
    header: 'Sent',
    sortKey: 'submitted',
    cell: ({ submittedAt, createdAt }) =>
      submittedAt === null ? (
        <span className={styles['started']}>
          started
          <br />
          {dayOfInstant(createdAt)}
        </span>
      ) : (
        <span className={styles['day']}>{dayOfInstant(submittedAt)}</span>
      ),
  },
];
