import { lazy, Suspense } from 'react';

import * as phrases from '#phrases/accounts/sign-up-form.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

// Only who has signed up sees it: its weight is not the form's.
const SignUpSentDialog = lazy(() =>
  import('./sign-up-sent-dialog.tsx').then((module) => ({ default: module.SignUpSentDialog })),
);

/** What stands in the form's place once it was sent, with the thanks in front. */
export function SignUpSent({ email }: { email: string }) {
  return (
    <>
      <StatusPage title={phrases.pleaseCheckYourEmail} tone="success">
        <p>
          {phrases.weHaveEmailed} <strong>{email}</strong>
          {phrases.theLinkInThatEmailLets}
        </p>
        <StatusPage.Actions>
          <LinkButton to={paths.home} variant="secondary">
            {phrases.goToTheHomePage}
          </LinkButton>
        </StatusPage.Actions>
      </StatusPage>
      <Suspense fallback={null}>
        <SignUpSentDialog email={email} />
      </Suspense>
    </>
  );
}
