import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import type { ReactNode } from 'react';

import { balanceSentence, totalLabel } from '#phrases/domain/payment-words.ts';
import * as phrases from '#phrases/domain/money.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { PriceLines, type PriceLine } from '#web/domain/money/price-lines.tsx';

import styles from './price-lines.module.css';

/** What an order costs line by line, with its fee and total and, once money has come, what was received and is open. */
export function BalanceLines({
  caption,
  lines,
  balance,
  currency,
  feeDetail,
  empty,
}: {
  /** Names the table for screen readers. */
  caption: string;
  lines: readonly PriceLine[];
  balance: Balance;
  currency: Currency;
  /** What the fee will be, while no way to pay is chosen. */
  feeDetail?: string;
  /** Shown while there are no lines. */
  empty?: ReactNode;
}) {
  const { net, fee, total, feeIsKnown, received, open } = balance;
  const feeLine = {
    title: phrases.convenienceFee,
    amount: feeIsKnown ? fee : null,
    ...(!feeIsKnown && feeDetail !== undefined && { detail: feeDetail }),
  };
  // What is open has a line of its own; what is too much has not.
  const sentence = open === 0 ? balanceSentence(balance, currency) : undefined;
  return (
    <>
      <PriceLines
        caption={caption}
        lines={lines}
        extra={net === 0 ? [] : [feeLine]}
        totalLabel={totalLabel(balance)}
        total={total}
        currency={currency}
        empty={empty}
      />
      {received > 0 && (
        <p className={styles['after']}>
          <span>{phrases.received}</span> <Amount amount={received} currency={currency} />
        </p>
      )}
      {received > 0 && open > 0 && (
        <p className={styles['after']} data-open>
          <span>{phrases.stillOpen}</span> <Amount amount={open} currency={currency} />
        </p>
      )}
      {sentence !== undefined && <p className={styles['sentence']}>{sentence}</p>}
    </>
  );
}
