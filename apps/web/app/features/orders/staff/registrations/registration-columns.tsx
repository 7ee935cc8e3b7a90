import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { Link } from 'react-router';

import * as phrases from '#phrases/orders/staff/registrations.ts';
import { followUp as followUpHeader } from '#phrases/casework/staff/follow-up.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import type { useOpenRecords } from '#web/domain/presence/open-records.ts';
import { PickBox } from '#web/domain/bulk-results/pick-box.tsx';
import { RowPresence } from '#web/domain/presence/row-presence.tsx';
import { CareLine } from '#web/features/casework/staff/care/care-line.tsx';
import { FollowUpText } from '#web/features/casework/staff/follow-up/follow-up-text.tsx';

import type { Picks } from './bulk/use-picks.ts';
import { RegistrationBadges } from './registration-badges.tsx';
import styles from './registration.module.css';
import { ageText, daysSince, daysWaiting, waitingText } from './waiting-text.ts';

/** What the cells need besides their row. */
interface RowTools {
  /** The query of the list, passed on to each registration so that it knows its neighbours. */
  search: string;
  /** Which colleagues have which registration open. */
  openRecords: ReturnType<typeof useOpenRecords>;
  isPicked: Picks['isPicked'];
  pick: Picks['pick'];
  hasFollowUpColumn: boolean;
}

/** The columns of the list of registrations; who may not see or do something leaves its column out. */
export const columnsOf = ({
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
        <PickBox
          label={phrases.select(row)}
          isPicked={isPicked(row._id)}
          onPick={(on, extend) => pick(row, on, extend)}
        />
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
        <span className={styles['unit']}>{[familyName, localUnitName].filter(Boolean).join(' · ')}</span>
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
    plain: true,
    onPhone: 'remaining-room',
    cell: ({ packageName }) => packageName,
  },
  {
    key: 'total',
    header: phrases.total,
    sortKey: 'total',
    plain: true,
    numeric: true,
    onPhone: 'name-line',
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
    onPhone: 'line-end',
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
      <span className={styles['sentOn']}>
        {dayOfInstant(submittedAt)}
        {days !== undefined && (
          <span className={styles['sub']} data-late={days > 3 || undefined}>
            {waitingText(days, row)}
          </span>
        )}
      </span>
      <span className={styles['age']} data-late={(days ?? 0) > 3 || undefined}>
        {ageText(days ?? daysSince(submittedAt))}
      </span>
    </div>
  );
}
