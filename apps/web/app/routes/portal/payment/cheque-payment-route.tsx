import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useState } from 'react';
import { daysToPay } from '@sangamam/contract/ledger/terms/payment-deadline';

import * as phrases from '#phrases/routes/portal/payment.ts';
import { formatDate } from '#web/lib/text/calendar-text.ts';
import { paths } from '#web/config/paths.ts';
import { useReportChequePayment } from '#web/features/collection/family/reporting/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { PageActions } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/cheque-payment-route.ts';
import { paymentHandle } from './payment-frame.tsx';
import { MethodScreen, useLeaveForConfirmation } from './payment-screen.tsx';

const title = phrases.mailTheCheck;

export const meta = () => pageTitle(title);
export const handle = paymentHandle(title);

/** What to write on the cheque, where to mail it, and the confirmation that it was mailed. */
export default function ChequePaymentPage({ params: { orderId } }: Route.ComponentProps) {
  const report = useReportChequePayment(orderId);
  const leave = useLeaveForConfirmation(orderId, 'CHEQUE');
  const [refusal, setRefusal] = useState<string>();
  const confirm = async () => {
    setRefusal(undefined);
    try {
      await report.mutateAsync();
      await leave();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <MethodScreen
      orderId={orderId}
      title={title}
      method="CHEQUE"
      stepsOf={({ summary: { currency, isAddonOrder }, option, treasurer }) => [
        phrases.writeCheckStep({
          totalDue: formatMoney(option.totalDue, currency),
          payableTo: treasurer.payableTo,
        }),
        phrases.writeMemoStep,
        phrases.mailCheckStep({
          dueDate: formatDate(option.dueDate),
          within: isAddonOrder
            ? phrases.inDays({ days: daysToPay })
            : phrases.inBusinessDays({ days: daysToPay }),
        }),
      ]}
    >
      {refusal && (
        <Callout tone="danger" live>
          <p>{refusal}</p>
        </Callout>
      )}
      <PageActions>
        <LinkButton to={paths.myAccount} variant="secondary" size="lg">
          {phrases.cancelPayment}
        </LinkButton>
        <Button
          size="lg"
          loading={report.isPending}
          loadingLabel={phrases.confirmingYourPayment}
          onClick={() => void confirm()}
        >
          {phrases.confirmCheckPayment}
        </Button>
      </PageActions>
    </MethodScreen>
  );
}
