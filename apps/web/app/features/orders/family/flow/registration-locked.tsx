import type { OrderSummary } from '@sangamam/contract/orders/order';
import { stepRefusals } from '@sangamam/contract/orders/step-refusals';

import * as phrases from '#phrases/orders/family/flow.ts';
import { refusalTexts } from '#phrases/refusals.ts';
import { paths } from '#web/config/paths.ts';
import { conventionOver } from '#web/features/orders/family/account/convention-over.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

/** Replaces a page that changes a registration, once that was sent or decided or registration has closed. */
export function RegistrationLocked({ registration }: { registration: OrderSummary }) {
  const { title, text } = whyLocked(registration);
  return (
    <StatusPage title={title} eyebrow={registration.conventionData.name}>
      <p>{text}</p>
      <StatusPage.Actions>
        <LinkButton to={paths.reviewOf(registration._id)}>{phrases.registrationSummary}</LinkButton>
        <LinkButton to={paths.myAccount} variant="secondary">
          {phrases.goToMyAccount}
        </LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}

function whyLocked(registration: OrderSummary): { title: string; text: string } {
  const { status, registrationStatus, conventionData } = registration;
  if (status === 'INCOMPLETE')
    return { title: phrases.registrationIsClosed, text: sentenceOf('REGISTRATION_CLOSED') };
  // Nobody needs to hear that a cancelled or past registration was sent.
  const text = phrases.myAccountSaysMore;
  if (status === 'CANCELLED') return { title: phrases.thisWasCancelled, text };
  if (registrationStatus === 'REG_REJECTED') return { title: phrases.thisWasNotApproved, text };
  if (conventionOver(conventionData)) return { title: phrases.thisConventionIsOver, text };
  return { title: phrases.alreadySentTitle, text: sentenceOf('ORDER_LOCKED') };
}

function sentenceOf(code: 'REGISTRATION_CLOSED' | 'ORDER_LOCKED'): string {
  const { message } = stepRefusals[code];
  return refusalTexts[message] ?? message;
}
