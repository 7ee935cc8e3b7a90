import { useLayoutEffect, useState } from 'react';

import * as phrases from '#phrases/accounts/family/sign-up.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';

/** Replaces the form once it was sent, with the thank-you dialog on top. */
export function SignUpSent({ email }: { email: string }) {
  // The long form is gone: to the top before this is painted.
  useLayoutEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <StatusPage title={phrases.pleaseCheckYourEmail} tone="success">
        <p>
          {phrases.weHaveEmailed} <strong>{email}</strong>
          {phrases.linkPurpose}
        </p>
        <StatusPage.Actions>
          <LinkButton to={paths.home} variant="secondary">
            {phrases.goHome}
          </LinkButton>
        </StatusPage.Actions>
      </StatusPage>
      <SignUpSentDialog email={email} />
    </>
  );
}

/** Thanks for signing up and says what to do next (SPEC §2). */
function SignUpSentDialog({ email }: { email: string }) {
  const [opened, setOpened] = useState(true);
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title={phrases.sentTitle}>
      <p>
        {phrases.verificationSentTo} <strong>{email}</strong>
        {phrases.openVerificationLink}
      </p>
      <p>{phrases.linkHint}</p>
      <DialogActions>
        <LinkButton to={paths.login()} state={{ email }}>
          {phrases.goToLogin}
        </LinkButton>
      </DialogActions>
    </Dialog>
  );
}
