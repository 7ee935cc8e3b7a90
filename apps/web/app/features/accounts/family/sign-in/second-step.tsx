import type { SecondStepFormInput } from '@sangamam/contract/accounts/account-forms';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { useEffect, useState } from 'react';

import * as phrases from '#phrases/accounts/family/sign-in.ts';
import { startSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm, type AppForm } from '#web/ui/form/use-app-form.ts';

import { logIn, type Credentials } from '../api/log-in.ts';

const schema = async () => (await import('@sangamam/contract/accounts/account-forms')).secondStepForm;

/** The second step of signing in: the six digits of the authenticator app, or a recovery code. */
export function SecondStep({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) {
  const form = useAppForm({ schema, defaultValues: { code: '' } });
  const [recovering, setRecovering] = useState(false);
  const swap = () => {
    form.reset();
    setRecovering(!recovering);
  };
  return (
    <Form
      asksBeforeLeaving={false}
      form={form}
      label={phrases.secondStep}
      errorTitle={phrases.loginFailed}
      onSubmit={async ({ code }) => startSession(await logIn({ ...credentials, code }))}
    >
      <p>{recovering ? phrases.recoveryCodeRequired : errorCatalogue.SECOND_FACTOR_REQUIRED.message}</p>
      {/* A key of its own, so that it takes the focus again. */}
      <CodeField key={String(recovering)} recovering={recovering} form={form} />
      <FormActions>
        <SubmitButton loadingLabel={phrases.signingYouIn} fullWidth>
          {phrases.login}
        </SubmitButton>
        <Button variant="muted" fullWidth onClick={swap}>
          {recovering ? phrases.switchToApp : phrases.switchToRecoveryCode}
        </Button>
        <Button variant="muted" fullWidth icon="arrowLeft" onClick={onBack}>
          {phrases.backToLogin}
        </Button>
      </FormActions>
    </Form>
  );
}

function CodeField({
  recovering,
  form: { control, setFocus },
}: {
  recovering: boolean;
  form: AppForm<SecondStepFormInput, SecondStepFormInput>;
}) {
  useEffect(() => {
    setFocus('code');
  }, [setFocus]);
  if (recovering) {
    return (
      <FormText
        control={control}
        name="code"
        label={phrases.recoveryCode}
        description={phrases.recoveryCodeHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
    );
  }
  return (
    <FormText
      control={control}
      name="code"
      label={phrases.sixDigitCode}
      description={phrases.sixDigitCodeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
    />
  );
}
