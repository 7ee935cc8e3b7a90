import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

/** Where no registration is that the page could be about (SPEC §2 Participants, §8). */
export function RegistrationNotFound() {
  return (
    <StatusPage title="The registration could not be found">
      <p>
        It may have been cancelled, or belong to another account. Your registrations, and the conventions that
        you can register for, are on My Account.
      </p>
      <StatusPage.Actions>
        <LinkButton to={paths.myAccount}>Go to My Account Page</LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
