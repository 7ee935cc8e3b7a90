import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import {
  type PaymentMethod,
  type ReportableMethod,
  isReportable,
  reportableMethods,
} from '@sangamam/contract/ledger/terms/payment-methods';
import { useState } from 'react';

import { totalLabel } from '#phrases/domain/payment-words.ts';
import * as phrases from '#phrases/routes/portal/payment.ts';
import { paths } from '#web/config/paths.ts';
import { PaymentChoice } from '#web/features/collection/family/reporting/payment-choice.tsx';
import { useNavigateWhenOnline } from '#web/features/orders/family/flow/use-navigate-when-online.ts';
import { usePaypalRedirect } from '#web/features/collection/family/reporting/use-paypal-redirect.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { PageActions, Stack } from '#web/ui/layout/page/page.tsx';
import { CancellationTerms } from '#web/domain/conventions/cancellation-terms.tsx';
import { PriceLines } from '#web/domain/money/price-lines.tsx';

import type { Route } from './+types/payment-route.ts';
import { paymentHandle } from './payment-frame.tsx';
import { PaymentScreen } from './payment-screen.tsx';

const title = phrases.payment;

export const meta = () => pageTitle(title);
export const handle = paymentHandle(title);

/** Where a family goes on with each method: the page that says how, or what only its provider knows. */
const pages: Readonly<Record<ReportableMethod, (orderId: string) => string>> = {
  CHASE: paths.zellePayment,
  CHEQUE: paths.chequePayment,
};

/** The page where the family chooses a payment method. */
export default function PaymentPage({ params: { orderId } }: Route.ComponentProps) {
  return (
    <PaymentScreen orderId={orderId} title={title}>
      {(summary) => <Choice summary={summary} />}
    </PaymentScreen>
  );
}

function Choice({ summary }: { summary: PaymentSummary }) {
  const {
    orderId,
    lines,
    netPrice,
    balance,
    currency,
    options,
    tmpConvRegNo,
    cancellation,
    cancelRequestsUntil,
  } = summary;
  const goTo = useNavigateWhenOnline();
  const [chosen, setChosen] = useState<PaymentMethod>(options[0]?.method ?? reportableMethods[0]);
  const paypal = usePaypalRedirect(orderId);
  const totalDue = options.find(({ method }) => method === chosen)?.totalDue ?? netPrice;
  const pay = async () => {
    // PayPal is the only provider that is offered.
    if (!isReportable(chosen)) return paypal.leave();
    await goTo(pages[chosen](orderId), {
      state: { totalAmountDue: totalDue, tmpConvRegNo, orderId, comeFrom: 'paymentComponent' },
    });
  };
  return (
    <Stack>
      <Card>
        <PriceLines
          caption={phrases.whatYouPay}
          lines={lines}
          totalLabel={totalLabel(balance)}
          total={balance.total}
          currency={currency}
        />
      </Card>
      <PaymentChoice summary={summary} chosen={chosen} onChoose={setChosen} />
      <CancellationTerms terms={cancellation} currency={currency} requestsUntil={cancelRequestsUntil} />
      {paypal.refusal !== undefined && (
        <Callout tone="danger" live scrollIntoView>
          <p>{paypal.refusal}</p>
        </Callout>
      )}
      <PageActions>
        <LinkButton to={paths.myAccount} variant="muted">
          {phrases.goToMyAccount}
        </LinkButton>
        <Button
          size="lg"
          iconAfter="arrowRight"
          loading={paypal.isLeaving}
          loadingLabel={phrases.openingPaypal}
          onClick={() => void pay()}
        >
          {phrases.makePayment}
        </Button>
      </PageActions>
    </Stack>
  );
}
