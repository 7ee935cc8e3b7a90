import { paths } from '#web/config/paths.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

export const meta = () => pageTitle('Error');

export default function ErrorPage() {
  return (
    <StatusPage title="Error: Please contact the officials" tone="danger">
      <p>You can see the details of your registration on My Account.</p>
      <StatusPage.Actions>
        <LinkButton to={paths.myAccount}>My account</LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
