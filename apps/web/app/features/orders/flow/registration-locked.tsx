import type { OrderSummary } from '@sangamam/contract/orders/order';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';

import * as phrases from '#phrases/orders/flow.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

/** Replaces a page that changes a registration, once that was sent or registration has closed. */
export function RegistrationLocked({ registration }: { registration: OrderSummary }) {
  const sent = registration.status !== 'INCOMPLETE';
  return (
    <StatusPage
      title={sent ? phrases.yourRegistrationHasBeenSent : phrases.registrationIsClosed}
      eyebrow={registration.conventionData.name}
    >
      <p>{sent ? errorCatalogue.ORDER_LOCKED.message : errorCatalogue.REGISTRATION_CLOSED.message}</p>
      <StatusPage.Actions>
        <LinkButton to={paths.reviewOf(registration._id)}>{phrases.registrationSummary}</LinkButton>
        <LinkButton to={paths.myAccount} variant="secondary">
          {phrases.goToMyAccountPage}
        </LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
