import type { SecondStepFormInput } from '@sangamam/contract/accounts/account-forms';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { useEffect, useState } from 'react';

import { startSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm, type AppForm } from '#web/ui/form/use-app-form.ts';
import { logIn, type Credentials } from '../api/log-in.ts';

const schema = async () => (await import('@sangamam/contract/accounts/account-forms')).secondStepForm;

/** The second step of a login: six digits of the authenticator app, or one of the recovery codes. */
export function SecondStep({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) {
  const form = useAppForm({ schema, defaultValues: { code: '' } });
  const [recovering, setRecovering] = useState(false);
  const swap = () => {
    form.reset();
    setRecovering(!recovering);
  };
  return (
    <Form
      form={form}
      label="Second step"
      errorTitle="We could not log you in"
      onSubmit={async ({ code }) => startSession(await logIn({ ...credentials, code }))}
    >
      <p>
        {recovering
          ? 'Please enter one of your recovery codes.'
          : errorCatalogue.SECOND_FACTOR_REQUIRED.message}
      </p>
      {/* Another field, so that it takes the focus anew. */}
      <CodeField key={String(recovering)} recovering={recovering} form={form} />
      <FormActions>
        <SubmitButton loadingLabel="Logging you in…" fullWidth>
          Login
        </SubmitButton>
        <Button variant="muted" fullWidth onClick={swap}>
          {recovering ? 'Use the app instead' : 'Use a recovery code instead'}
        </Button>
        <Button variant="muted" fullWidth icon="arrowLeft" onClick={onBack}>
          Back to email and password
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
        label="Recovery code"
        description="One of those that you kept, such as abcd-efgh-jkmn-pqrs. Each works once."
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
      label="Six-digit code"
      description="It changes every 30 seconds."
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
    />
  );
}
