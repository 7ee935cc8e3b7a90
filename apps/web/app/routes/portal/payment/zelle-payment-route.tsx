import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/routes/portal/payment.ts';
import { paths } from '#web/config/paths.ts';
import { useReportZellePayment } from '#web/features/collection/family/reporting/api.ts';
import { ZelleForm } from '#web/features/collection/family/reporting/zelle-form.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { Route } from './+types/zelle-payment-route.ts';
import { paymentHandle } from './payment-frame.tsx';
import { MethodScreen, useLeaveForConfirmation } from './payment-screen.tsx';

const title = phrases.payByZelle;

export const meta = () => pageTitle(title);
export const handle = paymentHandle(title);

/** The recipient of the Zelle transfer, and the confirmation that it was sent. */
export default function ZellePaymentPage({ params: { orderId } }: Route.ComponentProps) {
  const session = useSession();
  const report = useReportZellePayment(orderId);
  const leave = useLeaveForConfirmation(orderId, 'CHASE');
  return (
    <MethodScreen
      orderId={orderId}
      title={title}
      method="CHASE"
      stepsOf={({ summary: { currency }, option, treasurer }) => [
        phrases.sendByZelleStep({
          totalDue: formatMoney(option.totalDue, currency),
          email: treasurer.email,
        }),
        phrases.enterMemoStep,
        phrases.thenConfirmItHere,
      ]}
    >
      <ZelleForm
        email={session?.email ?? ''}
        cancel={
          <LinkButton to={paths.myAccount} variant="secondary" size="lg">
            {phrases.cancelPayment}
          </LinkButton>
        }
        onConfirm={async (chaseTransferEmail) => {
          await report.mutateAsync(chaseTransferEmail);
          await leave();
        }}
      />
    </MethodScreen>
  );
}
