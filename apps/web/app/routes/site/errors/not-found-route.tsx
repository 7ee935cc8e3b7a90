import { data } from 'react-router';

import * as phrases from '#phrases/routes/site/errors.ts';
import { paths } from '#web/config/paths.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { LostBoat } from '#web/ui/primitives/ornament/lost-boat.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

export const meta = () => pageTitle(phrases.pageNotFound);

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return (
    <StatusPage title={phrases.notFoundTitle} drawing={<LostBoat />}>
      <p>{phrases.notFoundText}</p>
      <StatusPage.Actions>
        <LinkButton to={paths.home}>{phrases.goHome}</LinkButton>
        <LinkButton to={paths.myAccount} variant="secondary">
          {phrases.myAccount}
        </LinkButton>
      </StatusPage.Actions>
      <small>{phrases.notFoundCode}</small>
    </StatusPage>
  );
}
