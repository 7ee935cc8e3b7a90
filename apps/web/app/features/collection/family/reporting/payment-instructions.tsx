import { isByTransfer } from '@sangamam/contract/ledger/terms/payment-methods';
import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';

import { BalanceLines } from '#web/domain/money/balance-lines.tsx';
import * as phrases from '#phrases/collection/family/payments.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { useTreasurer } from './api.ts';
import { PayeeDetails } from './payee-details.tsx';
import styles from './payments.module.css';
import { ZelleSender } from './zelle-sender.tsx';

/** Everything that a family needs to send a payment that it has reported, or what is still open of it. */
export function PaymentInstructions({ summary }: { summary: PaymentSummary }) {
  const { orderId, payment, balance, currency, lines, tmpConvRegNo } = summary;
  const treasurer = useTreasurer(orderId);
  if (!payment) return null;
  return (
    <Card as="div">
      <Loaded query={treasurer} skeleton={<CardSkeletons count={1} lines={4} />}>
        {(loaded) => (
          <PayeeDetails
            method={payment.method}
            treasurer={loaded}
            amount={balance.open}
            currency={currency}
            memo={tmpConvRegNo}
            dueDate={payment.dueDate}
          />
        )}
      </Loaded>
      {isByTransfer(payment.method) && payment.payerEmail !== null && (
        <ZelleSender orderId={orderId} payerEmail={payment.payerEmail} />
      )}
      <div className={styles['sum']}>
        <BalanceLines caption={phrases.whatYouPay} lines={lines} balance={balance} currency={currency} />
      </div>
    </Card>
  );
}
