import { isByCheck } from '@sangamam/contract/ledger/terms/payment-methods';
import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';

import { balanceSentence } from '#phrases/domain/payment-words.ts';
import * as phrases from '#phrases/collection/family/payments.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { PaymentInstructions } from './payment-instructions.tsx';

/** True for an order whose payment the family has reported and the treasurer has not approved. */
export function isReported({ balance: { state } }: PaymentSummary): boolean {
  return state === 'REPORTED' || state === 'PART_RECEIVED' || state === 'RECEIVED';
}

/** True while PayPal has taken the money and not passed it on. */
function isHeldByPaypal({ balance: { state }, payment }: PaymentSummary): boolean {
  return state === 'REPORTED' && payment?.method === 'PAYPAL';
}

/** True while the family has to send money that it has reported. */
export function hasToSend(summary: PaymentSummary): boolean {
  return isReported(summary) && summary.balance.open > 0 && !isHeldByPaypal(summary);
}

/** Tells a family that they have reported this payment already, with how to pay what has not come. */
export function AlreadyReported({ summary }: { summary: PaymentSummary }) {
  const { balance, currency, payment } = summary;
  const sentence = balanceSentence(balance, currency);
  return (
    <Stack>
      {balance.state === 'PART_RECEIVED' ? (
        <Callout tone="warning" title={phrases.partOpenTitle}>
          <p>{sentence}</p>
          <p>{phrases.sendRestText}</p>
        </Callout>
      ) : balance.state === 'RECEIVED' ? (
        <Callout tone="success" title={phrases.yourPaymentHasArrived}>
          <p>{[sentence, phrases.treasurerChecksText].filter(Boolean).join(' ')}</p>
        </Callout>
      ) : isHeldByPaypal(summary) ? (
        <Callout title={phrases.paypalCheckingTitle}>
          <p>{phrases.paypalCheckingText}</p>
        </Callout>
      ) : (
        <Callout title={phrases.youReportedThisPayment}>
          <p>{isByCheck(payment?.method) ? phrases.ifNotMailedYet : phrases.ifNotSentYet}</p>
        </Callout>
      )}
      {hasToSend(summary) && <PaymentInstructions summary={summary} />}
    </Stack>
  );
}
