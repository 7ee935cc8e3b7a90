import * as phrases from '#phrases/routes/site/errors.ts';
import { paths } from '#web/config/paths.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

export const meta = () => pageTitle(phrases.error2);

export default function ErrorPage() {
  return (
    <StatusPage title={phrases.errorPleaseContactTheOfficials} tone="danger">
      <p>{phrases.youCanSeeTheDetailsOf}</p>
      <StatusPage.Actions>
        <LinkButton to={paths.myAccount}>{phrases.myAccount}</LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
