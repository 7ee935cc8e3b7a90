import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { type PaymentMethod, isByCheck, isReportable } from '@sangamam/contract/ledger/terms/payment-methods';
import type { Treasurer } from '@sangamam/contract/ledger/terms/treasurer';
import { useId, type ReactNode } from 'react';

import * as phrases from '#phrases/collection/family/payments.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { dueLabel } from '#web/domain/money/due-label.ts';
import { NumberTag } from '#web/domain/orders/number-tag.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { CopyButton } from '#web/ui/primitives/copy-button/copy-button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { usePaymentSummary, useTreasurer } from './api.ts';
import { Envelope } from './envelope.tsx';
import styles from './payments.module.css';

/** A way to pay with what it comes to, whole dollars, and by when the money should arrive. */
interface Way {
  method: PaymentMethod;
  amount: number;
  dueDate: string;
}

/**
 * Whom to pay, how much, with which memo and by when, for an order of which money was reported and has not come, or is
 * due: on My Account itself, so that nobody has to look for it.
 */
export function PaymentGlance({ order }: { order: OrderSummary }) {
  const { balance, status } = order;
  const { method, open, dueDate } = balance;
  if (open === 0 || (method !== null && !isReportable(method))) return null;
  if (method !== null && dueDate !== null)
    return <Glance order={order} ways={[{ method, amount: open, dueDate }]} />;
  return status === 'PAYMENT_NOT_DONE' ? <DueGlance order={order} /> : null;
}

/** Nothing is chosen yet: the ways that need an address, each with its own amount, and the day that a report of today fixes. */
function DueGlance({ order }: { order: OrderSummary }) {
  const { data } = usePaymentSummary(order._id);
  const ways = data?.options
    .filter(({ method }) => isReportable(method))
    .map(({ method, totalDue, dueDate }) => ({ method, amount: totalDue, dueDate }));
  return ways && ways.length > 0 ? <Glance order={order} ways={ways} /> : null;
}

function Glance({ order, ways }: { order: OrderSummary; ways: Way[] }) {
  const query = useTreasurer(order._id);
  return (
    <Loaded query={query} skeleton={<TextSkeleton lines={4} label={phrases.loadingWhomToPay} />}>
      {(treasurer) => (
        <div className={styles['glance']}>
          {ways.map((way) =>
            ways.length > 1 ? (
              <FoldedWay key={way.method} way={way} order={order} treasurer={treasurer} />
            ) : (
              <fieldset key={way.method}>
                <legend className={styles['way']}>{wayName(way.method)}</legend>
                <Facts
                  facts={[
                    { name: phrases.amount, value: <Amount amount={way.amount} currency={order.currency} /> },
                    { name: dueLabel(way.dueDate), value: shortDate(way.dueDate) },
                    ...payeeFacts(way.method, order, treasurer),
                  ]}
                />
              </fieldset>
            ),
          )}
        </div>
      )}
    </Loaded>
  );
}

/** One of several ways: what it comes to and by when, and below the fold whom to pay. */
function FoldedWay({
  way: { method, amount, dueDate },
  order,
  treasurer,
}: {
  way: Way;
  order: OrderSummary;
  treasurer: Treasurer;
}) {
  const name = useId();
  return (
    <details className={styles['folded']} aria-labelledby={name}>
      <summary>
        <strong id={name}>{wayName(method)}</strong>
        <span>
          <Amount amount={amount} currency={order.currency} />
          {' · '}
          {dueLabel(dueDate)} <span>{shortDate(dueDate)}</span>
        </span>
        <Icon name="chevronDown" size={18} />
      </summary>
      <Facts facts={payeeFacts(method, order, treasurer)} />
    </details>
  );
}

const wayName = (method: PaymentMethod) => (isByCheck(method) ? phrases.byCheck : phrases.byZelle);

function payeeFacts(
  method: PaymentMethod,
  { tmpConvRegNo }: OrderSummary,
  treasurer: Treasurer,
): { name: string; value: ReactNode }[] {
  const { payableTo, email } = treasurer;
  const memo = { name: phrases.memo, value: <NumberTag number={tmpConvRegNo} name={phrases.memo} /> };
  if (isByCheck(method))
    return [
      memo,
      { name: phrases.payableTo, value: payableTo },
      { name: phrases.mailItTo, value: <Envelope treasurer={treasurer} /> },
    ];
  return [
    memo,
    { name: phrases.zelleAccount, value: payableTo },
    {
      name: phrases.email,
      value: (
        <span className={styles['copied']}>
          <span className={styles['breakable']}>{email}</span>
          <CopyButton value={email} label={phrases.copyTheEmail({ email })} />
        </span>
      ),
    },
  ];
}
