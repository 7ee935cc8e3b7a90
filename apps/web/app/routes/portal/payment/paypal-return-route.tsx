import { paypalConfirmation } from '@sangamam/contract/collection/paypal/paypal-return-paths';
import { replace, useRevalidator } from 'react-router';

import * as phrases from '#phrases/collection/family/paypal.ts';
import { paths } from '#web/config/paths.ts';
import { finishPaypalPayment } from '#web/features/collection/family/reporting/api.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

import type { Route } from './+types/paypal-return-route.ts';

export const meta = () => pageTitle(phrases.finishingYourPayment);

/**
 * Where PayPal sends payers back to, with or without a session. It runs in the browser alone, so that a scanner of links
 * takes no money, and leads on to the confirmation (SPEC §2). Reloading it asks again.
 */
export async function clientLoader({ params: { orderId }, request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.get('cancelled') === 'true') leaveFor(paypalConfirmation(orderId, 'NOT_APPROVED'));
  const back = await finishPaypalPayment(orderId, searchParams.get('token'), request.signal);
  if (back.kind !== 'settled') return back;
  if (back.outcome === 'NOT_CHARGED') return { kind: 'not-charged' as const };
  return leaveFor(paypalConfirmation(orderId, back.outcome));
}
clientLoader.hydrate = true as const;

/** Leaves no trace of the return page in the history, so that Back does not come here. */
function leaveFor(address: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown response as a redirect
  throw replace(address);
}

/** The address names a payment, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export function HydrateFallback() {
  return (
    <StatusPage title={phrases.finishingYourPayment}>
      <p>
        <Spinner /> {phrases.finishingText}
      </p>
    </StatusPage>
  );
}

export default function PaypalReturnPage({ loaderData }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  if (loaderData.kind === 'no-answer') {
    return (
      <StatusPage title={phrases.paypalDidntAnswer}>
        <Callout tone="warning" live>
          <p>{loaderData.sentence}</p>
        </Callout>
        <p>{phrases.nothingIsTakenTwice}</p>
        <StatusPage.Actions>
          <Button loading={state !== 'idle'} onClick={() => void revalidate()}>
            {phrases.askAgain}
          </Button>
          <LinkButton to={paths.myAccount} variant="secondary">
            {phrases.myAccount}
          </LinkButton>
        </StatusPage.Actions>
      </StatusPage>
    );
  }
  const isUnknown = loaderData.kind === 'unknown-payment';
  return (
    <StatusPage title={isUnknown ? phrases.paymentNotFound : phrases.youWerentCharged}>
      <p>{isUnknown ? phrases.unknownPaymentText : phrases.notChargedText}</p>
      <StatusPage.Actions>
        <LinkButton to={paths.myAccount}>{phrases.myAccount}</LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
