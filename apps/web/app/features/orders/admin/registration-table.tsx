import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RegistrationRow } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import type { Balance } from '@sangamam/contract/payments/balance/balance';
import type { Currency } from '@sangamam/contract/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/pricing/format-money';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';

import * as checklistPhrases from '#phrases/domain/readiness.ts';
import * as phrases from '#phrases/orders/admin.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import type { ListFilter } from '#web/ui/data/data-table/list-filters.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import {
  OrderStatusBadge,
  orderStatusOptions,
  RegistrationStatusBadge,
  registrationStatusOptions,
} from '#web/domain/orders/order-badges.tsx';
import { actorOptions, openTopicOptions } from '#web/domain/readiness/readiness-options.ts';
import { useAllLocalUnits } from '#web/domain/reference-data/organization-choices.ts';
import { useRegistrations } from './api/registrations.ts';
import { BulkApprove } from './bulk/bulk-approve.tsx';
import { RegistrationExport } from './registration-export.tsx';
import { registrationQuery } from './registration-query.ts';
import styles from './registration.module.css';
import { daysWaiting, waitingText } from './waiting-text.ts';

/**
 * All registrations, filtered and sorted. Totals are shown only to staff who may see amounts; staff who decide can
 * approve several at once.
 */
export function RegistrationTable({ roles }: { roles: readonly StaffRole[] }) {
  const seesMoney = hasAbility(roles, 'see-money');
  const decides = hasAbility(roles, 'decide-registrations');
  const params = useListParams('-submitted');
  const filters = useFilters();
  const { search } = useLocation();
  const query = useRegistrations(registrationQuery(params));
  const [picked, setPicked] = useState<readonly string[]>([]);
  const columns = columnsOf({
    search,
    isPicked: (id) => picked.includes(id),
    pick: (id, on) => setPicked(on ? [...picked, id] : picked.filter((one) => one !== id)),
  }).filter(({ key }) => (key !== 'total' || seesMoney) && (key !== 'pick' || decides));
  const pickedRows = query.data?.docs.filter(({ _id }) => picked.includes(_id)) ?? [];
  return (
    <>
      <FilteredTable
        caption={phrases.registrations}
        countText={phrases.registrationCount}
        columns={columns}
        rowKey={({ _id }) => _id}
        params={params}
        query={query}
        page={query.data}
        searchLabel={phrases.searchByNameEmailOrNumber}
        filters={filters}
        actions={<RegistrationExport params={params} total={query.data?.total} roles={roles} />}
        empty={{
          title: phrases.noRegistrationsHere,
          text: phrases.nothingMatchesYourSearchAndFilters,
        }}
      />
      {decides && <BulkApprove picked={pickedRows} onClear={() => setPicked([])} />}
    </>
  );
}

function useFilters(): ListFilter[] {
  const { data: units = [] } = useAllLocalUnits();
  return [
    { name: 'status', label: phrases.status, options: orderStatusOptions },
    { name: 'registrationStatus', label: phrases.decision, options: registrationStatusOptions },
    { name: 'organization', label: phrases.localUnit, options: units },
    { name: 'open', label: checklistPhrases.openOnChecklist, options: openTopicOptions },
    { name: 'openFor', label: checklistPhrases.waitingForWhom, options: actorOptions },
  ];
}

interface Picking {
  /** The query of the list, passed on to each registration so that it knows its neighbours. */
  search: string;
  isPicked: (id: string) => boolean;
  pick: (id: string, on: boolean) => void;
}

const columnsOf = ({ search, isPicked, pick }: Picking): readonly Column<RegistrationRow>[] => [
  {
    key: 'pick',
    screenOnly: true,
    header: phrases.selectColumn,
    cell: ({ _id, registrantName, canBeApproved }) =>
      canBeApproved ? (
        <label className={styles['pick']}>
          <input
            type="checkbox"
            aria-label={phrases.select({ registrantName })}
            checked={isPicked(_id)}
            onChange={(event) => pick(_id, event.target.checked)}
          />
        </label>
      ) : null,
  },
  {
    key: 'name',
    header: phrases.registrant,
    sortKey: 'name',
    rowHeader: true,
    cell: ({ _id, registrantName, familyName, localUnitName }) => (
      <>
        <Link to={`${adminPaths.registration(_id)}${search}`} className={styles['name']}>
          {registrantName}
        </Link>
        <span className={styles['sub']}>{[familyName, localUnitName].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    key: 'number',
    header: phrases.number,
    cell: ({ tmpConvRegNo, permConvRegNo, isAddonOrder }) => (
      <>
        <span className={styles['number']}>{permConvRegNo ?? tmpConvRegNo}</span>
        {isAddonOrder && <span className={styles['sub']}>{phrases.addOnsOnly}</span>}
      </>
    ),
  },
  {
    key: 'people',
    header: phrases.people,
    numeric: true,
    optional: true,
    // The people of an add-on order are counted with its registration.
    cell: ({ people, isAddonOrder }) => (isAddonOrder ? null : people),
  },
  { key: 'package', header: phrases.packageLabel, optional: true, cell: ({ packageName }) => packageName },
  {
    key: 'total',
    header: phrases.total,
    numeric: true,
    cell: ({ balance, currency }) => balance && <Total balance={balance} currency={currency} />,
  },
  {
    key: 'status',
    header: phrases.status,
    cell: ({ status, registrationStatus }) => (
      <OrderStatusBadge status={status} decision={registrationStatus} />
    ),
  },
  {
    key: 'decision',
    header: phrases.decision,
    optional: true,
    cell: ({ registrationStatus }) =>
      registrationStatus === null ? null : <RegistrationStatusBadge status={registrationStatus} />,
  },
  {
    key: 'submitted',
    header: phrases.sent,
    sortKey: 'submitted',
    cell: (row) => <Sent row={row} />,
  },
];

/** The total with its fee and, where only a part of it has come, what is open. */
function Total({ balance, currency }: { balance: Balance; currency: Currency }) {
  return (
    <>
      <Amount amount={balance.total} currency={currency} />
      {balance.state === 'PART_RECEIVED' && (
        <span className={styles['sub']}>
          {phrases.stillOpen({ money: formatMoney(balance.open, currency) })}
        </span>
      )}
    </>
  );
}

/** When it was sent and how long it has been waiting; families are told three days. */
function Sent({ row }: { row: RegistrationRow }) {
  const { submittedAt, createdAt } = row;
  const days = daysWaiting(row);
  if (submittedAt === null) {
    return (
      <span className={styles['started']}>
        {phrases.started}
        <br />
        {dayOfInstant(createdAt)}
      </span>
    );
  }
  return (
    <span className={styles['day']}>
      {dayOfInstant(submittedAt)}
      {days !== undefined && (
        <span className={styles['sub']} data-late={days > 3 || undefined}>
          {waitingText(days)}
        </span>
      )}
    </span>
  );
}
