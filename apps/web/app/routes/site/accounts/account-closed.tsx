import { retentionDays } from '@sangamam/contract/people/erasure/retention';

import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { hasJustClosed } from '#web/lib/session/just-closed.ts';
import { clearBrowser } from '#web/lib/session/session.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

export const meta = () => pageTitle('Account closed');

export default function AccountClosed() {
  const state: unknown = useLocation().state;
  useEffect(() => {
    if (hasJustClosed(state)) clearBrowser();
  }, [state]);
  return (
    <StatusPage title="Your account is closed">
      <p>
        What we knew of you and your family is erased. One last email tells you so; we forget that one, too,
        after {retentionDays.mailToClosedAccount} days.
      </p>
      <p>You are welcome back at any time: the same email address can sign up again.</p>
      <StatusPage.Actions>
        <LinkButton to={paths.home}>Go to the home page</LinkButton>
      </StatusPage.Actions>
    </StatusPage>
  );
}
