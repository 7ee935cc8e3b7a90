import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { Navigate } from 'react-router';

import { refusalTexts } from '#phrases/refusals.ts';
import * as phrases from '#phrases/routes/portal/payment.ts';
import { paths } from '#web/config/paths.ts';
import { isMissingOrder } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/family/flow/registration-not-found.tsx';
import { AlreadyReported, isReported } from '#web/features/collection/family/reporting/already-reported.tsx';
import { usePaymentSummary } from '#web/features/collection/family/reporting/api.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/how-to-pay-route.ts';
import { PaymentFrame, paymentHandle, ToMyAccount } from './payment-frame.tsx';

export const meta = () => pageTitle(phrases.howToPay);
export const handle = paymentHandle(phrases.howToPay);

/**
 * Where mails and My Account lead everybody who has money to send: while a payment is reported, to whom and what has
 * arrived; after it, that nothing is left to pay, or why. While something can be paid it goes on to the payment page,
 * which leads to /error in all other states (SPEC §4).
 */
export default function HowToPayPage({ params: { orderId } }: Route.ComponentProps) {
  const query = usePaymentSummary(orderId);
  if (isMissingOrder(query.error)) return <RegistrationNotFound />;
  if (query.data?.refusal === null) return <Navigate to={paths.payment(orderId)} replace />;
  return (
    <PaymentFrame query={query} title={phrases.howToPay}>
      {(summary) => (
        <Stack>
          {isReported(summary) ? <AlreadyReported summary={summary} /> : <NothingToPay {...summary} />}
          <ToMyAccount />
        </Stack>
      )}
    </PaymentFrame>
  );
}

function NothingToPay({ balance, refusal }: PaymentSummary) {
  const isPaid = balance.state === 'PAID';
  return (
    <Callout tone={isPaid ? 'success' : 'info'} title={phrases.nothingToPayNow}>
      <p>{isPaid ? phrases.paymentApprovedText : (refusalTexts[refusal ?? ''] ?? refusal)}</p>
    </Callout>
  );
}
