import type {
  PaymentOption,
  PaymentSummary,
} from '@sangamam/contract/collection/reporting/payment-endpoints';
import type { PaymentMethod } from '@sangamam/contract/ledger/terms/payment-methods';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { paymentTypeNames } from '#phrases/domain/payment-words.ts';
import * as phrases from '#phrases/collection/family/payments.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { ChoiceCard, ChoiceCards } from '#web/ui/form/choice-card/choice-card.tsx';
import { formatDate } from '#web/lib/text/calendar-text.ts';

import styles from './payments.module.css';

/** The ways to pay, each with what it costs. */
export function PaymentChoice({
  summary: { options, currency, netPrice },
  chosen,
  onChoose,
}: {
  summary: PaymentSummary;
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}) {
  return (
    <ChoiceCards legend={phrases.methodQuestion}>
      {options.map((option) => (
        <ChoiceCard
          key={option.method}
          name="method"
          value={option.method}
          title={titles[option.method] ?? paymentTypeNames[option.method]}
          checked={chosen === option.method}
          onChoose={() => onChoose(option.method)}
        >
          <Breakdown option={option} netPrice={netPrice} currency={currency} />
        </ChoiceCard>
      ))}
    </ChoiceCards>
  );
}

function Breakdown({
  option: { method, convenienceFee, feePercent, totalDue, dueDate },
  netPrice,
  currency,
}: {
  option: PaymentOption;
  netPrice: number;
  currency: Currency;
}) {
  return (
    <>
      <p className={styles['about']}>
        {method === 'PAYPAL'
          ? words.PAYPAL
          : phrases.dueBy({ value: words[method], dueDate: formatDate(dueDate) })}
      </p>
      <dl className={styles['breakdown']}>
        <div>
          <dt>{phrases.subtotal}</dt>
          <dd>
            <Amount amount={netPrice} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>
            {phrases.convenienceFee}
            {feePercent > 0 && ` (${feePercent} %)`}
          </dt>
          <dd>
            <Amount amount={convenienceFee} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{phrases.totalDue}</dt>
          <dd>
            <Amount amount={totalDue} currency={currency} />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** PayPal takes cards, too. */
const titles: Readonly<Partial<Record<PaymentMethod, string>>> = { PAYPAL: phrases.paypalOrCard };

const words: Readonly<Record<PaymentMethod, string>> = {
  CHASE: phrases.zelleHint,
  CHEQUE: phrases.mailedToTheTreasurer,
  PAYPAL: phrases.withYourPaypalAccount,
  CREDIT_CARD: phrases.withYourCard,
};
