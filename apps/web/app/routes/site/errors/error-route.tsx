import { useLocation } from 'react-router';

import * as phrases from '#phrases/routes/site/errors.ts';
import { paths } from '#web/config/paths.ts';
import { flowStateOf } from '#web/features/orders/family/flow/flow-state.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

export const meta = () => pageTitle(phrases.errorTitle);

/** Where payment pages lead that have nothing to offer (SPEC §4). They name the family's own order: how to pay it is a page of its own. */
export default function ErrorPage() {
  const { orderId } = flowStateOf(useLocation());
  return (
    <StatusPage title={phrases.contactOfficialsTitle} tone="danger">
      <p>{phrases.contactOfficialsText}</p>
      <StatusPage.Actions>
        <LinkButton to={paths.myAccount}>{phrases.myAccount}</LinkButton>
        {orderId !== undefined && (
          <LinkButton to={paths.howToPay(orderId)} variant="secondary">
            {phrases.howToPay}
          </LinkButton>
        )}
      </StatusPage.Actions>
    </StatusPage>
  );
}
