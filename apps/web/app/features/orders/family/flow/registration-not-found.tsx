import * as phrases from '#phrases/orders/family/flow.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

/** Shown if there is no registration for the page (SPEC §2 Participants, §8). */
export function RegistrationNotFound() {
  return (
    <StatusPage title={phrases.notFoundTitle}>
      <p>{phrases.notFoundText}</p>
      <StatusPage.Actions>
        <LinkButton to={paths.myAccount}>{phrases.goToMyAccount}</LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
