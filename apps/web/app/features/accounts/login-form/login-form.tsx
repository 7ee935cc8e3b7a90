import { useState } from 'react';

import * as phrases from '#phrases/accounts/login-form.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { startSession } from '#web/lib/session/session.ts';
import { FormPassword, FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { logIn, type Credentials } from '../api/log-in.ts';
import { SecondStep } from './second-step.tsx';

const schema = async () => (await import('@sangamam/contract/accounts/account-forms')).loginForm;

/**
 * Email and password (SPEC §2 Login), then a code if the account has a second factor. A new session redirects the
 * visitor. What was typed is kept when somebody goes back from the second step.
 */
export function LoginForm() {
  const form = useAppForm({ schema, defaultValues: { username: '', password: '' } });
  const [accepted, setAccepted] = useState<Credentials>();
  const { control } = form;
  if (accepted) return <SecondStep credentials={accepted} onBack={() => setAccepted(undefined)} />;
  return (
    <Form
      form={form}
      label={phrases.login}
      errorTitle={phrases.weCouldNotSignYouIn}
      onSubmit={async (values) => {
        try {
          startSession(await logIn(values));
        } catch (error) {
          if (!isRefusal(error, 'SECOND_FACTOR_REQUIRED')) throw error;
          setAccepted(values);
        }
      }}
    >
      <FormText
        control={control}
        name="username"
        label={phrases.emailAddress}
        type="email"
        inputMode="email"
        autoComplete="username"
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
  );
}
