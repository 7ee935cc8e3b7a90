import type { PaymentSummary } from '@sangamam/contract/payments/payment-endpoints';
import { Navigate, useLocation, useSearchParams } from 'react-router';

import * as phrases from '#phrases/routes/portal/payment.ts';
import { paths } from '#web/config/paths.ts';
import { confirmationVariant } from '#web/features/orders/confirmation/confirmation-variant.ts';
import { confirmationTexts } from '#web/features/orders/confirmation/confirmation-texts.ts';
import { usePaymentSummary } from '#web/features/payments/api/payment-summary.ts';
import { useTreasurer } from '#web/features/payments/api/treasurer.ts';
import { PayeeDetails } from '#web/features/payments/payee-details.tsx';
import { useOrderHistory } from '#web/features/orders/api/order-history.ts';
import { flowStateOf } from '#web/features/orders/flow/flow-state.ts';
import { isMissingOrder } from '#web/features/orders/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/flow/registration-not-found.tsx';
import { ZelleSender } from '#web/features/payments/zelle-sender.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { useBlockedBack } from '#web/lib/use-blocked-back.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { NumberTag } from '#web/domain/orders/number-tag.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

export const meta = () => pageTitle(phrases.confirmation);

/** Confirms the last action from server data alone, so that a reload or another device shows the same page. */
export default function ConfirmationPage() {
  const triesToLeave = useBlockedBack();
  const location = useLocation();
  const [search] = useSearchParams();
  const named = search.get('order') ?? search.get('orderId') ?? flowStateOf(location).orderId;
  const newest = useNewestOrder(named === undefined);
  const orderId = named ?? newest.orderId;
  const query = usePaymentSummary(orderId);
  if (newest.none || isMissingOrder(query.error)) return <RegistrationNotFound />;
  if (query.data?.status === 'INCOMPLETE')
    return <Navigate to={paths.reviewOf(query.data.orderId)} replace />;
  if (query.data && isOver(query.data)) return <Navigate to={paths.myAccount} replace />;
  if (query.data) {
    return <Told summary={query.data} returned={search} explainBack={triesToLeave > 0} />;
  }
  if (!query.error) return <PageSpinner />;
  return (
    <Page narrow title={phrases.confirmation}>
      <Loaded query={query}>{() => null}</Loaded>
    </Page>
  );
}

/** True for an order that was cancelled or rejected meanwhile: nothing to confirm, and My Account shows its status. */
function isOver({ status, registrationStatus }: PaymentSummary): boolean {
  return status === 'CANCELLED' || registrationStatus === 'REG_REJECTED';
}

function Told({
  summary,
  returned,
  explainBack,
}: {
  summary: PaymentSummary;
  returned: URLSearchParams;
  explainBack: boolean;
}) {
  const variant = confirmationVariant(summary, {
    paymentType: returned.get('paymentType'),
    paymentStatus: returned.get('paymentStatus'),
  });
  const { title, tone, sentences } = confirmationTexts(variant, summary.isAddonOrder);
  const { orderId, tmpConvRegNo, conventionName, refusal } = summary;
  return (
    <StatusPage title={title} tone={tone} eyebrow={conventionName}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {variant === 'zelle' || variant === 'cheque' ? (
        <Instructions summary={summary} />
      ) : (
        <p>
          {phrases.yourTemporaryRegistrationNumberIs} <NumberTag number={tmpConvRegNo} />
        </p>
      )}
      {explainBack && (
        <Callout live>
          <p>{phrases.youCantReturnToThisStep}</p>
        </Callout>
      )}
      <StatusPage.Actions>
        <LinkButton to={paths.myAccount}>{phrases.myAccount}</LinkButton>
        {variant === 'declined' && refusal === null && (
          <LinkButton to={paths.payment(orderId)} variant="secondary">
            {phrases.retryPayment}
          </LinkButton>
        )}
      </StatusPage.Actions>
    </StatusPage>
  );
}

/** Repeats the payment instructions for families who have not paid yet. */
function Instructions({ summary }: { summary: PaymentSummary }) {
  const { orderId, payment, currency, tmpConvRegNo } = summary;
  const treasurer = useTreasurer(orderId);
  if (!payment) return null;
  return (
    <Card as="div">
      <Loaded query={treasurer} skeleton={<CardSkeletons count={1} lines={4} />}>
        {(loaded) => (
          <PayeeDetails
            method={payment.method}
            treasurer={loaded}
            amount={payment.totalDue}
            currency={currency}
            memo={tmpConvRegNo}
            dueDate={payment.dueDate}
          />
        )}
      </Loaded>
      {payment.method === 'CHASE' && payment.payerEmail !== null && (
        <ZelleSender orderId={orderId} payerEmail={payment.payerEmail} />
      )}
    </Card>
  );
}

/** The most recently submitted registration, for a URL that names none. */
function useNewestOrder(wanted: boolean): { orderId: string | undefined; none: boolean } {
  const { userId = '' } = useSession() ?? {};
  const { data } = useOrderHistory(userId);
  const sent = data?.filter(({ submittedDate, status }) => submittedDate !== null && status !== 'CANCELLED');
  return {
    orderId: wanted ? sent?.[0]?._id : undefined,
    none: wanted && sent?.length === 0,
  };
}
