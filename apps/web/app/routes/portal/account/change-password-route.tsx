import { passwordMessages } from '@sangamam/contract/accounts/passwords/password-messages';
import { useState } from 'react';

import * as phrases from '#phrases/routes/portal/account.ts';
import { paths } from '#web/config/paths.ts';
import { AccountCard } from '#web/features/accounts/family/account-card.tsx';
import { ChangePasswordForm } from '#web/features/accounts/family/passwords/change-password-form.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

export const meta = () => pageTitle(phrases.changePassword);

export default function ChangePassword() {
  const session = useSession();
  const [changed, setChanged] = useState(false);
  if (!session) return null;
  const staff = session.type === 'STAFF';
  return (
    <AccountCard title={phrases.changePassword} ornament={false}>
      {changed ? (
        <>
          <Callout tone="success" live>
            <p>{passwordMessages.changed}</p>
          </Callout>
          <p>{phrases.passwordChangedText}</p>
          <LinkButton to={staff ? paths.admin : paths.myAccount} fullWidth>
            {staff ? phrases.admin : phrases.myAccount}
          </LinkButton>
        </>
      ) : (
        <ChangePasswordForm email={session.username} onChanged={() => setChanged(true)} />
      )}
    </AccountCard>
  );
}
