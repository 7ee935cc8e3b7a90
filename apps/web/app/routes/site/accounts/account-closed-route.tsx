import { retentionDays } from '@sangamam/contract/people/erasure/retention';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

import * as phrases from '#phrases/routes/site/accounts.ts';
import { paths } from '#web/config/paths.ts';
import { hasJustClosed } from '#web/lib/session/just-closed.ts';
import { clearBrowser } from '#web/lib/session/session.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

export const meta = () => pageTitle(phrases.accountClosed);

export default function AccountClosed() {
  const state: unknown = useLocation().state;
  useEffect(() => {
    if (hasJustClosed(state)) clearBrowser();
  }, [state]);
  return (
    <StatusPage title={phrases.yourAccountIsClosed}>
      <p>
        {phrases.accountClosedText({
          mailToClosedAccount: retentionDays.mailToClosedAccount,
        })}
      </p>
      <p>{phrases.welcomeBackLater}</p>
      <StatusPage.Actions>
        <LinkButton to={paths.home}>{phrases.goHome}</LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
