import { data } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

export const meta = () => pageTitle('Page not found');

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return (
    <StatusPage title="This page does not exist" eyebrow="Error 404">
      <p>The address may be mistyped, or the page may have moved. Your registration is not affected.</p>
      <StatusPage.Actions>
        <LinkButton to={paths.home}>Go to the home page</LinkButton>
        <LinkButton to={paths.myAccount} variant="secondary">
          My account
        </LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
