import { lazy, Suspense } from 'react';

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
      <StatusPage title="Please check your mail" tone="success">
        <p>
          We have written to <strong>{email}</strong>. The link in that email lets you choose your password.
        </p>
        <StatusPage.Actions>
          <LinkButton to={paths.home} variant="secondary">
            Go to the home page
          </LinkButton>
        </StatusPage.Actions>
      </StatusPage>
      <Suspense fallback={null}>
        <SignUpSentDialog email={email} />
      </Suspense>
    </>
  );
}
