import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RegistrationRow } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import type { Balance } from '@sangamam/contract/payments/balance/balance';
import type { Currency } from '@sangamam/contract/pricing/currency-for';
import { viewToDecide } from '@sangamam/contract/orders/admin/registration-filters';
import { formatMoney } from '@sangamam/contract/pricing/format-money';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { Link, Navigate, useLocation } from 'react-router';

import * as phrases from '#phrases/orders/admin.ts';
import { followUp as followUpHeader } from '#phrases/orders/admin/follow-up.ts';
import { labels as labelsLink } from '#phrases/orders/admin/labels.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { allConventions } from '#web/domain/conventions/use-convention.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { useOpenRecords } from '#web/domain/presence/open-records.ts';
import { RowPresence } from '#web/domain/presence/row-presence.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { useRegistrations } from './api/registrations.ts';
import { BulkDecide } from './bulk/bulk-decide.tsx';
import { SelectAll } from './bulk/select-all.tsx';
import { usePicks, type Picks } from './bulk/use-picks.ts';
import { FollowUpText } from './follow-up/follow-up-text.tsx';
import { CareLine } from './care/care-line.tsx';
import { useCountedFilters } from './counted-list-filters.ts';
import { RegistrationBadges } from './registration-badges.tsx';
import { RegistrationExport } from './registration-export.tsx';
import { useRegistrationFilters } from './registration-list-filters.ts';
import { registrationQuery } from './registration-query.ts';
import { RegistrationViews } from './registration-views.tsx';
import styles from './registration.module.css';
import { UnusableFilters } from './unusable-filters.tsx';
import { daysWaiting, waitingText } from './waiting-text.ts';

/**
 * All registrations, filtered and sorted. Totals are shown only to staff who may see amounts; staff who decide can
 * decide several at once.
 */
export function RegistrationTable({ roles }: { roles: readonly StaffRole[] }) {
  const seesMoney = hasAbility(roles, 'see-money');
  const decides = hasAbility(roles, 'decide-registrations');
  const params = useListParams();
  const { search } = useLocation();
  const asked = registrationQuery(params, roles);
  const query = useRegistrations(asked);
  const rows = query.data?.docs ?? [];
  const convention = params.filter('conventionId');
  const filters = [
    ...useRegistrationFilters(decides, params.filter),
    ...useCountedFilters(
      params,
      convention === allConventions ? undefined : convention,
      rows[0]?.registrantName,
    ),
  ];
  const picks = usePicks(rows);
  const openRecords = useOpenRecords('REGISTRATION');
  const hasFollowUpColumn = asked.followUp !== undefined;
  const columns = columnsOf({ search, openRecords, ...picks, hasFollowUpColumn }).filter(
    ({ key }) =>
      (key !== 'total' || seesMoney) &&
      (key !== 'pick' || decides) &&
      (key !== 'followUp' || hasFollowUpColumn),
  );
  // Who decides begins with what waits; an address that asks for something else shows that.
  if (decides && isBare(search)) return <Navigate to={{ search: withView(search) }} replace />;
  return (
    <div className={styles['list']}>
      <RegistrationViews params={params} roles={roles} />
      <UnusableFilters params={params} filters={filters} />
      <FilteredTable
        caption={phrases.registrations}
        countText={phrases.registrationCount}
        columns={columns}
        rowKey={({ _id }) => _id}
        params={{ ...params, sort: asked.sort ?? '-submitted' }}
        query={query}
        page={query.data}
        searchLabel={phrases.searchByNameEmailOrNumber}
        filters={filters}
        actions={
          <>
            {decides && (
              <LinkButton to={adminPaths.registrationLabels} variant="secondary">
                {labelsLink}
              </LinkButton>
            )}
            <RegistrationExport params={params} total={query.data?.total} roles={roles} />
          </>
        }
        foot={decides && <SelectAll page={rows} total={query.data?.total ?? 0} query={asked} picks={picks} />}
        empty={{
          title: phrases.noRegistrationsHere,
          text: phrases.nothingMatchesYourSearchAndFilters,
        }}
      />
      {decides && <BulkDecide picks={picks} page={rows} />}
    </div>
  );
}

/** Whether an address says nothing about what to show, except for the convention. */
function isBare(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => name === 'conventionId');
}

function withView(search: string): string {
  const params = new URLSearchParams(search);
  params.set('view', viewToDecide);
  return `?${params}`;
}

interface RowTools {
  /** The query of the list, passed on to each registration so that it knows its neighbours. */
  search: string;
  /** Which colleagues have which registration open. */
  openRecords: ReturnType<typeof useOpenRecords>;
  isPicked: Picks['isPicked'];
  pick: Picks['pick'];
  hasFollowUpColumn: boolean;
}

const columnsOf = ({
  search,
  openRecords,
  isPicked,
  pick,
  hasFollowUpColumn,
}: RowTools): readonly Column<RegistrationRow>[] => [
  {
    key: 'pick',
    screenOnly: true,
    header: phrases.selectColumn,
    cell: (row) =>
      row.canBeApproved ? (
        <label className={styles['pick']}>
          <input
            type="checkbox"
            aria-label={phrases.select(row)}
            checked={isPicked(row._id)}
            onChange={(event) => pick(row, event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      ) : null,
  },
  {
    key: 'name',
    header: phrases.registrant,
    sortKey: 'name',
    rowHeader: true,
    cell: ({ _id, registrantName, familyName, localUnitName, care }) => (
      <>
        <span>
          <Link to={`${adminPaths.registration(_id)}${search}`} className={styles['name']}>
            {registrantName}
          </Link>
          <RowPresence people={openRecords.get(_id)} />
        </span>
        <span className={styles['sub']}>{[familyName, localUnitName].filter(Boolean).join(' · ')}</span>
        <CareLine care={hasFollowUpColumn ? { ...care, followUp: null } : care} />
      </>
    ),
  },
  {
    key: 'followUp',
    header: followUpHeader,
    sortKey: 'followUp',
    cell: ({ care: { followUp } }) =>
      followUp && (
        <>
          <FollowUpText followUp={followUp} />
          {followUp.reason && <span className={styles['sub']}>{followUp.reason}</span>}
        </>
      ),
  },
  {
    key: 'number',
    header: phrases.number,
    plain: true,
    sortKey: 'number',
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
    sortKey: 'people',
    numeric: true,
    optional: true,
    // The people of an add-on order are counted with its registration.
    cell: ({ people, isAddonOrder }) => (isAddonOrder ? null : people),
  },
  {
    key: 'package',
    header: phrases.packageLabel,
    sortKey: 'package',
    optional: true,
    cell: ({ packageName }) => packageName,
  },
  {
    key: 'total',
    header: phrases.total,
    sortKey: 'total',
    plain: true,
    numeric: true,
    cell: ({ balance, currency }) => balance && <Total balance={balance} currency={currency} />,
  },
  {
    key: 'status',
    header: phrases.status,
    sortKey: 'status',
    plain: true,
    cell: (row) => (
      <span className={styles['badges']}>
        <RegistrationBadges registration={row} />
      </span>
    ),
  },
  {
    key: 'submitted',
    header: phrases.sent,
    plain: true,
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
      <div className={styles['started']}>
        <span>{phrases.started}</span> <span className={styles['day']}>{dayOfInstant(createdAt)}</span>
      </div>
    );
  }
  return (
    <div className={styles['day']}>
      {dayOfInstant(submittedAt)}
      {days !== undefined && (
        <span className={styles['sub']} data-late={days > 3 || undefined}>
          {waitingText(days, row)}
        </span>
      )}
    </div>
  );
}
