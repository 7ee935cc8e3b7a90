import { useState } from 'react';
import { Link } from 'react-router';

import { haveSlip } from '#phrases/accounts/family/claim.ts';
import * as phrases from '#phrases/routes/site/accounts.ts';
import { paths } from '#web/config/paths.ts';
import { AccountCard } from '#web/features/accounts/family/account-card.tsx';
import { ForgotPasswordForm } from '#web/features/accounts/family/forgot-password-form.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

export const meta = () => pageTitle(phrases.forgotPassword);

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  const back = (
    <>
      <Link to={paths.login()}>{phrases.backToLogin}</Link>
      <Link to={paths.claim}>{haveSlip}</Link>
    </>
  );
  if (sentTo === undefined) {
    return (
      <AccountCard title={phrases.forgotPassword} intro={phrases.forgotPasswordIntro} below={back}>
        <ForgotPasswordForm onSent={setSentTo} />
      </AccountCard>
    );
  }
  return (
    <AccountCard title={phrases.pleaseCheckYourEmail} below={back}>
      <Callout tone="success" live>
        <p>
          {phrases.linkSentTo} <strong>{sentTo}</strong>
        </p>
      </Callout>
      <p>{phrases.linkHint}</p>
      <Button variant="secondary" onClick={() => setSentTo(undefined)}>
        {phrases.differentAddress}
      </Button>
    </AccountCard>
  );
}
