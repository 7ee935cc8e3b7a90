import { useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/accounts/family/claim.ts';
import { paths } from '#web/config/paths.ts';
import { AccountCard } from '#web/features/accounts/family/account-card.tsx';
import { ClaimForm } from '#web/features/accounts/family/claim/claim-form.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

export const meta = () => pageTitle(phrases.takeOverAccount);

/** Takes over an account that staff opened for a family without an email address. */
export default function Claim() {
  const [sentTo, setSentTo] = useState<string>();
  const back = <Link to={paths.login()}>{phrases.backToLogin}</Link>;
  if (sentTo === undefined) {
    return (
      <AccountCard title={phrases.takeOverAccount} intro={phrases.intro} below={back}>
        <ClaimForm onSent={setSentTo} />
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
        {phrases.enterAgain}
      </Button>
    </AccountCard>
  );
}
