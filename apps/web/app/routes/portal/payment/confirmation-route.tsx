import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import { Navigate, useLocation, useSearchParams } from 'react-router';

import { balanceSentence } from '#phrases/domain/payment-words.ts';
import * as phrases from '#phrases/routes/portal/payment.ts';
import { paths } from '#web/config/paths.ts';
import { confirmationVariant } from '#web/features/orders/family/confirmation/confirmation-variant.ts';
import { Ticket } from '#web/features/orders/family/confirmation/ticket.tsx';
import { confirmationTexts } from '#web/features/orders/family/confirmation/confirmation-texts.ts';
import { usePaymentSummary } from '#web/features/collection/family/reporting/api.ts';
import { hasToSend } from '#web/features/collection/family/reporting/already-reported.tsx';
import { PaymentInstructions } from '#web/features/collection/family/reporting/payment-instructions.tsx';
import { useOrderHistory } from '#web/features/orders/family/api.ts';
import { flowStateOf } from '#web/features/orders/family/flow/flow-state.ts';
import { isMissingOrder } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/family/flow/registration-not-found.tsx';
import { ReceiptOffer } from '#web/features/collection/family/reporting/receipt-offer.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { useBlockedBack } from '#web/lib/use-blocked-back.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
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
  const { title, tone, sentences } = confirmationTexts(variant, summary);
  const { orderId, conventionName, refusal, balance, currency } = summary;
  const short = balanceSentence(balance, currency);
  return (
    <StatusPage title={title} tone={tone} eyebrow={conventionName}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {short !== undefined && <p>{short}</p>}
      {hasToSend(summary) && <PaymentInstructions summary={summary} />}
      {explainBack && (
        <Callout live>
          <p>{phrases.expiredStepText}</p>
        </Callout>
      )}
      <StatusPage.Actions>
        <LinkButton to={paths.myAccount}>{phrases.myAccount}</LinkButton>
        {hasToSend(summary) && (
          <LinkButton to={paths.howToPay(orderId)} variant="secondary">
            {phrases.howToPay}
          </LinkButton>
        )}
        {variant === 'sent' && refusal === null && (
          <LinkButton to={paths.payment(orderId)} variant="secondary">
            {phrases.payNow}
          </LinkButton>
        )}
        {(variant === 'declined' || variant === 'cancelled') && refusal === null && (
          <LinkButton to={paths.payment(orderId)} variant="secondary">
            {phrases.retryPayment}
          </LinkButton>
        )}
      </StatusPage.Actions>
      <Ticket summary={summary} receipt={<ReceiptOffer {...summary} />} />
    </StatusPage>
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
