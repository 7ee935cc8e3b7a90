import * as phrases from '#phrases/payments.ts';
import { shortDate } from '#web/lib/text/date-text.ts';
import type { PaymentMethod } from '@sangamam/contract/payments/payment-methods';
import type { Currency } from '@sangamam/contract/pricing/currency-for';
import type { Treasurer } from '@sangamam/contract/payments/treasurer';

import { phoneText } from '@sangamam/contract/fields/places/phone-text';
import { Amount } from '#web/domain/money/amount.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { NumberTag } from '#web/domain/orders/number-tag.tsx';
import styles from './payments.module.css';

/** Everything to enter for a transfer, or to write on a check and its envelope. */
export function PayeeDetails({
  method,
  treasurer,
  amount,
  currency,
  memo,
  dueDate,
}: {
  method: PaymentMethod;
  treasurer: Treasurer;
  /** Whole dollars with the fee. */
  amount: number;
  currency: Currency;
  /** The temporary registration number. */
  memo: string;
  /** The due date. */
  dueDate: string;
}) {
  const { fullName, email, mobile, treasurerAddress } = treasurer;
  const contact = [
    { name: phrases.email, value: <span className={styles['breakable']}>{email}</span> },
    { name: phrases.phone, value: phoneText(mobile) },
  ];
  const address = {
    name: phrases.mailItTo,
    value: (
      <address className={styles['address']}>
        {fullName}
        <br />
        {treasurerAddress.line1}
        <br />
        {treasurerAddress.line2}
        <br />
        {treasurerAddress.line3}
      </address>
    ),
  };
  return (
    <div className={styles['pay']}>
      <div className={styles['key']}>
        <div>
          <p className={styles['label']}>{phrases.amount}</p>
          <Amount amount={amount} currency={currency} emphasis />
        </div>
        <div>
          <p className={styles['label']}>{phrases.memoYourTemporaryRegistrationNumber}</p>
          <NumberTag number={memo} name="temporary registration number" />
        </div>
        <div>
          <p className={styles['label']}>{phrases.dueBy2}</p>
          <p className={styles['due']}>{shortDate(dueDate)}</p>
        </div>
      </div>
      <Facts
        facts={[
          { name: method === 'CHEQUE' ? phrases.payableTo : phrases.treasurer, value: fullName },
          ...(method === 'CHEQUE' ? [address] : []),
          ...contact,
        ]}
      />
    </div>
  );
}
