import { lazy, Suspense } from 'react';

import * as phrases from '#phrases/accounts/sign-up-form.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';

// Loaded only after signing up, so that the form does not carry it.
const SignUpSentDialog = lazy(() =>
  import('./sign-up-sent-dialog.tsx').then((module) => ({ default: module.SignUpSentDialog })),
);

/** Replaces the form once it was sent, with the thank-you dialog on top. */
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
