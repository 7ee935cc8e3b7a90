import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/domain/money.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { QuietCaps } from '#web/ui/primitives/quiet-caps/quiet-caps.tsx';

import styles from './price-lines.module.css';

export interface PriceLine {
  title: string;
  detail?: string;
  quantity?: number;
  /** Whole dollars; absent while unknown. */
  amount: number | null;
}

const noLines: readonly PriceLine[] = [];

/** The price line by line, with the total as the most prominent figure. */
export function PriceLines({
  caption,
  lines,
  extra = noLines,
  totalLabel = phrases.total,
  total,
  currency,
  live = false,
  empty,
}: {
  /** Names the table for screen readers. */
  caption: string;
  lines: readonly PriceLine[];
  /** Lines between the goods and the total: fees. */
  extra?: readonly PriceLine[];
  totalLabel?: string;
  /** Absent where the total is shown elsewhere. */
  total?: number;
  currency: Currency;
  /** True where the total changes while people choose, so that it is announced. */
  live?: boolean;
  /** Shown while there are no lines. */
  empty?: ReactNode;
}) {
  return (
    <div className={styles['frame']}>
      <table className={styles['lines']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{phrases.what}</th>
            <th scope="col">{phrases.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, position) => (
            <Line
              // oxlint-disable-next-line react/no-array-index-key -- lines are never reordered, and two may be alike
              key={position}
              line={line}
              currency={currency}
              repeated={line.title === lines[position - 1]?.title && Boolean(line.detail)}
            />
          ))}
          {lines.length === 0 && empty && (
            <tr>
              <td colSpan={2} className={styles['empty']}>
                {empty}
              </td>
            </tr>
          )}
          {extra.map((line) => (
            <Line key={line.title} line={line} currency={currency} extra />
          ))}
        </tbody>
      </table>
      {total !== undefined && (
        <p className={styles['total']} {...(live && { role: 'status', 'aria-atomic': true })}>
          <span>{totalLabel}</span> <Amount amount={total} currency={currency} emphasis />
        </p>
      )}
    </div>
  );
}

function Line({
  line: { title, detail, quantity = 1, amount },
  currency,
  extra = false,
  repeated = false,
}: {
  line: PriceLine;
  currency: Currency;
  extra?: boolean;
  /** True where the line before has the same title, which then stands over both. */
  repeated?: boolean;
}) {
  return (
    <tr data-extra={extra || undefined} data-repeated={repeated || undefined}>
      <th scope="row">
        <span className={repeated ? 'visually-hidden' : undefined}>
          <QuietCaps text={title} />
        </span>
        {(detail || quantity > 1) && (
          <span className={styles['detail']}>
            {detail && phrases.lineDetail({ detail })}
            {quantity > 1 && (
              <>
                {detail && ' '}
                <span aria-hidden="true">× {quantity}</span>
                <span className="visually-hidden">{phrases.times({ quantity })}</span>
              </>
            )}
          </span>
        )}
      </th>
      <td>{amount === null ? '–' : <Amount amount={amount} currency={currency} />}</td>
    </tr>
  );
}
