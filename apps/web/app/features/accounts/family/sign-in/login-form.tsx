import { lazy, Suspense, useState, type ReactNode } from 'react';

import * as phrases from '#phrases/accounts/family/sign-in.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { startSession } from '#web/lib/session/session.ts';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FormPassword } from '#web/ui/form/form-password.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { logIn, type Credentials } from '../api/log-in.ts';
import { useKnownEmail } from '../use-known-email.ts';

// Few accounts have one: loaded when the first step was accepted.
const SecondStep = lazy(() => import('./second-step.tsx').then((module) => ({ default: module.SecondStep })));

const schema = async () => (await import('@sangamam/contract/accounts/account-forms')).loginForm;

/**
 * Email and password (SPEC §2 Login), then a code if the account has a second factor. A new session redirects the
 * visitor. What was typed is kept when somebody goes back from the second step. `onRefused` is called when a login fails.
 */
export function LoginForm({
  onRefused,
  below,
}: {
  onRefused?: () => void;
  /** Another way in, below the first step. */
  below?: ReactNode;
}) {
  const form = useAppForm({ schema, defaultValues: { username: '', password: '' } });
  useKnownEmail(form, 'username', 'password');
  const [accepted, setAccepted] = useState<Credentials>();
  const { control } = form;
  if (accepted) {
    return (
      <Suspense fallback={<Spinner />}>
        <SecondStep credentials={accepted} onBack={() => setAccepted(undefined)} />
      </Suspense>
    );
  }
  return (
    <>
      <Form
        asksBeforeLeaving={false}
        form={form}
        label={phrases.login}
        errorTitle={phrases.loginFailed}
        onSubmit={async (values) => {
          try {
            startSession(await logIn(values));
          } catch (error) {
            if (isRefusal(error, 'SECOND_FACTOR_REQUIRED')) return setAccepted(values);
            onRefused?.();
            throw error;
          }
        }}
      >
        <FormText
          control={control}
          name="username"
          label={phrases.emailAddress}
          type="email"
          inputMode="email"
          // Browsers that have passkeys for the site offer them here.
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormPassword
          control={control}
          name="password"
          label={phrases.password}
          autoComplete="current-password"
        />
        <FormActions>
          <SubmitButton loadingLabel={phrases.signingYouIn} fullWidth>
            {phrases.login}
          </SubmitButton>
        </FormActions>
      </Form>
      {below}
    </>
  );
}
