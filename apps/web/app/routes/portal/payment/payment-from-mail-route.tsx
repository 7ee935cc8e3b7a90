import { Navigate } from 'react-router';

import { refusalTexts } from '#phrases/refusals.ts';
import * as phrases from '#phrases/routes/portal/payment.ts';
import type { Route } from './+types/payment-from-mail-route.ts';
import { paths } from '#web/config/paths.ts';
import { isMissingOrder } from '#web/features/orders/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/flow/registration-not-found.tsx';
import { isRefused } from '#web/features/payments/already-reported.tsx';
import { usePaymentSummary } from '#web/features/payments/api/payment-summary.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { PaymentFrame, ToMyAccount } from './payment-frame.tsx';

export const meta = () => pageTitle(phrases.payment);

/**
 * Where the buttons of mails lead that ask for money. Families open such a mail again long after the payment: this page
 * then says that nothing is left to pay, or that the registration is not in the account they are signed in with, where
 * the payment page has to lead to /error (SPEC §4).
 */
export default function PaymentFromMail({ params: { orderId } }: Route.ComponentProps) {
  const query = usePaymentSummary(orderId);
  if (isMissingOrder(query.error)) return <RegistrationNotFound />;
  if (query.data && !isRefused(query.data)) return <Navigate to={paths.payment(orderId)} replace />;
  return (
    <PaymentFrame query={query} title={phrases.payment}>
      {({ balance, refusal }) => (
        <Stack>
          <Callout tone={balance.state === 'PAID' ? 'success' : 'info'} title={phrases.nothingToPayNow}>
            <p>
              {balance.state === 'PAID'
                ? phrases.yourPaymentIsApproved
                : (refusalTexts[refusal ?? ''] ?? refusal)}
            </p>
          </Callout>
          <ToMyAccount />
        </Stack>
      )}
    </PaymentFrame>
  );
}
