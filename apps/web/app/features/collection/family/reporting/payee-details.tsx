import { lazy, Suspense, useState } from 'react';

import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { type PaymentMethod, isByCheck, isByTransfer } from '@sangamam/contract/ledger/terms/payment-methods';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import type { Treasurer } from '@sangamam/contract/ledger/terms/treasurer';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import * as phrases from '#phrases/collection/family/payments.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { CopyButton } from '#web/ui/primitives/copy-button/copy-button.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { dueLabel } from '#web/domain/money/due-label.ts';
import { NumberTag } from '#web/domain/orders/number-tag.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';

import { Envelope } from './envelope.tsx';

import styles from './payments.module.css';

// Few need it, so that its library is loaded when it is opened.
const QrCode = lazy(async () =>
  import('#web/ui/primitives/qr-code/qr-code.tsx').then((module) => ({ default: module.QrCode })),
);

/**
 * Payee, amount and memo as a QR code, for families who read this on one device and pay with another: the camera shows
 * them as text to copy. `content` is shown beside the code, so that nobody scans what they cannot read.
 */
function PaymentCode({ content }: { content: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles['code']} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{phrases.payFromAnotherPhone}</summary>
      {opened && (
        <div className={styles['scan']}>
          <Suspense fallback={<Spinner label={phrases.loadingTheCode} />}>
            <QrCode content={content} label={phrases.codeWith({ content })} />
          </Suspense>
          <div>
            <p>{phrases.scanItToCopy}</p>
            <p className={styles['content']}>{content}</p>
          </div>
        </div>
      )}
    </details>
  );
}

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
  const { fullName, payableTo, email, mobile } = treasurer;
  const byCheck = isByCheck(method);
  return (
    <div className={styles['pay']}>
      <div className={styles['key']}>
        <div>
          <p className={styles['label']}>{phrases.amount}</p>
          <p className={styles['copied']}>
            <Amount amount={amount} currency={currency} emphasis />
            <CopyButton value={String(amount)} label={phrases.copyTheAmount({ amount: String(amount) })} />
          </p>
        </div>
        <div>
          <p className={styles['label']}>{phrases.memoLabel}</p>
          <NumberTag number={memo} name="temporary registration number" />
        </div>
        <div>
          <p className={styles['label']}>{dueLabel(dueDate)}</p>
          <p className={styles['due']}>{shortDate(dueDate)}</p>
        </div>
      </div>
      <Facts
        facts={[
          { name: byCheck ? phrases.payableTo : phrases.zelleAccount, value: payableTo },
          ...(byCheck ? [{ name: phrases.mailItTo, value: <Envelope treasurer={treasurer} /> }] : []),
          { name: phrases.treasurer, value: fullName },
          {
            name: phrases.email,
            value: (
              <span className={styles['copied']}>
                <a href={`mailto:${email}`} className={styles['contact']}>
                  {email}
                </a>
                <CopyButton value={email} label={phrases.copyTheEmail({ email })} />
              </span>
            ),
          },
          {
            name: phrases.phone,
            value: (
              <a href={`tel:${mobile.countryCode}${mobile.phoneNumber}`} className={styles['contact']}>
                {phoneText(mobile)}
              </a>
            ),
          },
        ]}
      />
      {isByTransfer(method) && (
        <PaymentCode
          content={phrases.zelleText({ email, payableTo, amount: formatMoney(amount, currency), memo })}
        />
      )}
    </div>
  );
}
