import { useState } from 'react';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { AccountCard } from '#web/features/accounts/account-card.tsx';
import { ForgotPasswordForm } from '#web/features/accounts/forgot-password-form.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

export const meta = () => pageTitle('Forgot password');

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  const back = <Link to={paths.login()}>Back to login</Link>;
  if (sentTo === undefined) {
    return (
      <AccountCard
        title="Forgot password"
        intro="Tell us your email address. We send you a link with which you choose a new password."
        below={back}
      >
        <ForgotPasswordForm onSent={setSentTo} />
      </AccountCard>
    );
  }
  return (
    <AccountCard title="Please check your mail" below={back}>
      <Callout tone="success" live>
        <p>
          We have sent a link to <strong>{sentTo}</strong>
        </p>
      </Callout>
      <p>It is good for one hour. If you cannot find the email, please look in the spam folder, too.</p>
      <Button variant="secondary" onClick={() => setSentTo(undefined)}>
        Send it to another address
      </Button>
    </AccountCard>
  );
}
