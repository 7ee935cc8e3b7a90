import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ClosingSheet, EveningFamily } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useState } from 'react';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { formatDayOfInstant } from '#web/lib/text/date-text.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { PageActions, Row, Stack } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { Part } from '../../family/amendments/part.tsx';
import { FamilyFinder } from '../registrations/on-behalf/family-finder.tsx';
import { CorrectMoneyDialog, type NotedMoney } from './correct-money-dialog.tsx';
import { moneyText, sumsText } from './envelope-text.ts';
import styles from './kick-off.module.css';
import { NoteMoneyDialog, type Payer } from './note-money-dialog.tsx';
import { QueueStrip } from './queue-strip.tsx';

/** An evening at work: who is registered next, who was, and what they handed over. */
export function EveningView({ evening }: { evening: ClosingSheet }) {
  const { _id: eveningId, conventionId, closedAt, closedByName, list, noted } = evening;
  const [payer, setPayer] = useState<Payer>();
  const [wrong, setWrong] = useState<NotedMoney>();
  const isOpen = closedAt === null;
  return (
    <Stack>
      <QueueStrip eveningId={eveningId} />
      {!isOpen && (
        <Callout
          tone="info"
          title={phrases.closedBy({ name: closedByName ?? '', date: formatDayOfInstant(closedAt) })}
        >
          <p>{phrases.closedText}</p>
        </Callout>
      )}
      {isOpen && (
        <Part title={phrases.registerFamily} hint={phrases.registerHint}>
          <FamilyFinder
            conventionId={conventionId}
            addressOf={(userId) => adminPaths.kickOffFamily(eveningId, userId)}
            registered={{
              label: phrases.noteMoney,
              nameOf: phrases.noteMoneyOf,
              onChoose: ({ name, order }) => setPayer(asPayer(list, { name, orderId: order?.orderId ?? '' })),
            }}
          />
          <Row>
            <LinkButton to={adminPaths.kickOffFamily(eveningId)} icon="plus">
              {phrases.newFamily}
            </LinkButton>
            <LinkButton to={adminPaths.kickOffForms(eveningId)} variant="secondary">
              {phrases.printForms}
            </LinkButton>
          </Row>
        </Part>
      )}
      <h2>{phrases.ofEvening}</h2>
      <DataTable
        caption={phrases.ofEvening}
        columns={columnsOf(evening, { onPay: setPayer, onCorrect: setWrong })}
        rows={list}
        rowKey={({ orderId }) => orderId}
        empty={
          <EmptyState title={phrases.nobodyYet}>
            <p>{phrases.nobodyYetText}</p>
          </EmptyState>
        }
      />
      {list.length > 0 && (
        <div className={styles['sums']}>
          <p className={styles['row']}>
            <span>{phrases.checks}</span>
            <strong>{sumsText(noted, 'checks')}</strong>
          </p>
          <p className={styles['row']}>
            <span>{phrases.cash}</span>
            <strong>{sumsText(noted, 'cash')}</strong>
          </p>
        </div>
      )}
      <PageActions>
        <LinkButton to={adminPaths.kickOff} variant="muted" icon="arrowLeft">
          {phrases.allEvenings}
        </LinkButton>
        <LinkButton to={adminPaths.kickOffClosing(eveningId)} variant="secondary">
          {isOpen ? phrases.closeEvening : phrases.closing}
        </LinkButton>
      </PageActions>
      <NoteMoneyDialog evening={evening} family={payer} onClose={() => setPayer(undefined)} />
      <CorrectMoneyDialog eveningId={eveningId} money={wrong} onClose={() => setWrong(undefined)} />
    </Stack>
  );
}

/** A family that registered at home: what it owes is not known here. */
const asPayer = (
  list: readonly EveningFamily[],
  { name, orderId }: { name: string; orderId: string },
): Payer =>
  list.find((one) => one.orderId === orderId) ?? { orderId, registrantName: name, total: 0, money: [] };

function columnsOf(
  { _id: eveningId, closedAt }: ClosingSheet,
  { onPay, onCorrect }: { onPay: (family: Payer) => void; onCorrect: (money: NotedMoney) => void },
): Column<EveningFamily>[] {
  return [
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
    {
      key: 'paid',
      header: phrases.paid,
      cell: ({ money }) =>
        money.length === 0
          ? '–'
          : money.map((one) => (
              <span key={one._id} className={styles['money']}>
                {moneyText(one)}
                {closedAt === null && one.amount > 0 && (
                  <Button
                    size="sm"
                    variant="muted"
                    aria-label={phrases.correctOf({ what: moneyText(one) })}
                    onClick={() => onCorrect(one)}
                  >
                    {phrases.correct}
                  </Button>
                )}
              </span>
            )),
    },
    {
      key: 'actions',
      header: phrases.actions,
      plain: true,
      screenOnly: true,
      cell: (family) => (
        <Row>
          {closedAt === null && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={phrases.noteMoneyOf({ name: family.registrantName })}
              onClick={() => onPay(family)}
            >
              {phrases.noteMoney}
            </Button>
          )}
          {family.registered && (
            <LinkButton
              size="sm"
              variant="muted"
              to={adminPaths.kickOffSlip(eveningId, family.orderId)}
              aria-label={phrases.slipOf({ name: family.registrantName })}
            >
              {phrases.slip}
            </LinkButton>
          )}
        </Row>
      ),
    },
  ];
}
