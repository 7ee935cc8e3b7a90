import { adminPaths } from '@sangamam/contract/admin-paths';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { ClosingSheet, EveningFamily } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import type { StaffRole } from '@sangamam/contract/accounts/roles';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { formatDayOfInstant } from '#web/lib/text/date-text.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { PageActions, Stack } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { CountEnvelope } from './count-envelope.tsx';
import styles from './kick-off.module.css';
import { QueueStrip } from './queue-strip.tsx';
import { ReopenEvening } from './reopen-evening.tsx';
import { Sums } from './sums.tsx';

/** The closing sheet of an evening: its families, checks and cash one by one, and the envelope as it was counted. */
export function EveningClosing({ evening, roles }: { evening: ClosingSheet; roles: readonly StaffRole[] }) {
  const { _id: eveningId, closedAt, list, noted, counted, differenceReason } = evening;
  const isOpen = closedAt === null;
  const money = list.flatMap((family) => family.money.map((one) => ({ ...one, family })));
  return (
    <div className={styles['sheet']}>
      <Stack>
        <QueueStrip eveningId={eveningId} />
        {isOpen && <CountEnvelope evening={evening} />}
        <Facts facts={factsOf(evening)} />
        {!isOpen && <Sums noted={noted} counted={counted} />}
        {differenceReason && (
          <p>
            {phrases.why}: {differenceReason}
          </p>
        )}
        <h2>{phrases.families}</h2>
        <DataTable
          caption={phrases.ofEvening}
          columns={familyColumns}
          rows={list}
          rowKey={({ orderId }) => orderId}
          empty={<p className={styles['hint']}>{phrases.nobodyYet}</p>}
        />
        {!isOpen && (
          <>
            <h2>{phrases.moneyOneByOne}</h2>
            <DataTable
              caption={phrases.moneyOneByOne}
              columns={moneyColumns}
              rows={money}
              rowKey={({ _id }) => _id}
              empty={<p className={styles['hint']}>{phrases.noMoney}</p>}
            />
          </>
        )}
        <p className={styles['signature']}>{phrases.signature}</p>
        <div data-print="none">
          <PageActions main={isOpen ? undefined : <Button onClick={() => print()}>{phrases.print}</Button>}>
            <LinkButton to={adminPaths.kickOffEvening(eveningId)} variant="muted" icon="arrowLeft">
              {phrases.backToEvening}
            </LinkButton>
            {!isOpen && hasAbility(roles, 'reopen-kick-off') && <ReopenEvening eveningId={eveningId} />}
          </PageActions>
        </div>
      </Stack>
    </div>
  );
}

function factsOf(evening: ClosingSheet) {
  const { name, conventionName, localUnitName, day, place, openedByName, closedByName, closedAt, slips } =
    evening;
  return [
    { name: phrases.convention, value: conventionName },
    {
      name: phrases.evening,
      value: [name, phrases.factLine({ unit: localUnitName, day: shortDate(day), place })].join(' · '),
    },
    { name: phrases.openedBy, value: openedByName },
    ...(closedAt === null
      ? []
      : [
          {
            name: phrases.closed,
            value: phrases.closedBy({ name: closedByName ?? '', date: formatDayOfInstant(closedAt) }),
          },
        ]),
    { name: phrases.families, value: evening.families },
    ...(slips.length === 0
      ? []
      : [
          {
            name: phrases.slipsMade,
            value: slips.map(({ number }) => phrases.slipNo({ number })).join(', '),
          },
        ]),
  ];
}

const familyColumns: readonly Column<EveningFamily>[] = [
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    cell: ({ number, registrantName, attending, registered }) => (
      <>
        <span className={styles['name']}>{registrantName}</span>
        <span className={styles['sub']}>
          {[
            number,
            phrases.peopleCount({ count: attending.length }),
            ...(registered ? [] : [phrases.paidOnly]),
          ].join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'total',
    header: phrases.total,
    numeric: true,
    cell: ({ total, currency }) => formatMoney(total, currency),
  },
];

type PaidOne = EveningFamily['money'][number] & { family: EveningFamily };

const moneyColumns: readonly Column<PaidOne>[] = [
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    cell: ({ family: { registrantName, number } }) => (
      <>
        <span className={styles['name']}>{registrantName}</span>
        <span className={styles['sub']}>{number}</span>
      </>
    ),
  },
  {
    key: 'what',
    header: phrases.what,
    cell: ({ kind, checkNumber, bank }) => (
      <>
        {kind === 'CASH' ? phrases.cash : phrases.checkNo({ number: checkNumber })}
        {bank && <span className={styles['sub']}>{bank}</span>}
      </>
    ),
  },
  { key: 'by', header: phrases.notedBy, optional: true, cell: ({ notedByName }) => notedByName },
  {
    key: 'amount',
    header: phrases.total,
    numeric: true,
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
];
