import { typedPassword } from '@sangamam/contract/fields/password/password';
import { useState } from 'react';
import { z } from 'zod';

import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { FormPassword, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Part } from '#web/ui/data/glance/glance.tsx';
import { useEnrollSecondFactor } from '../api/second-factor.ts';
import { ProveApp } from './prove-app.tsx';

/** The two steps that lead to a second factor: the password, then the app's first code. */
export function SetUp({
  isAdvised,
  isRequired,
  onCodes,
}: {
  isAdvised: boolean;
  isRequired: boolean;
  onCodes: (codes: readonly string[]) => void;
}) {
  const [offered, setOffered] = useState<{ secret: string; uri: string }>();
  if (offered) return <ProveApp {...offered} onCodes={onCodes} onBack={() => setOffered(undefined)} />;
  return (
    <>
      {isRequired && (
        <Callout tone="warning" title="The back office opens once you have set this up">
          <p>Your role requires a second factor. It takes two minutes and a phone.</p>
        </Callout>
      )}
      {isAdvised && !isRequired && (
        <Callout tone="warning" title="Please set one up">
          <p>Your duties open other people&apos;s money or data. A stolen password should not be enough.</p>
        </Callout>
      )}
      <Part title="Second factor: off">
        <p>
          You sign in by password alone. With a second factor, the login also asks for six digits that an
          authenticator app on your phone shows, such as Google Authenticator, Microsoft Authenticator or
          2FAS.
        </p>
        <PasswordStep onOffered={setOffered} />
      </Part>
    </>
  );
}

const schema = z.object({ password: typedPassword });

function PasswordStep({ onOffered }: { onOffered: (offered: { secret: string; uri: string }) => void }) {
  const form = useAppForm({ schema, defaultValues: { password: '' } });
  const { mutateAsync } = useEnrollSecondFactor();
  return (
    <Form
      form={form}
      label="Set up a second factor"
      errorTitle="We could not begin"
      refusals={{
        codes: { INVALID_CREDENTIALS: { field: 'password', message: 'This is not your password' } },
      }}
      onSubmit={async (values) => onOffered(await mutateAsync(values))}
    >
      <FormPassword
        control={form.control}
        name="password"
        label="Your password"
        description="To be sure that it is you."
        autoComplete="current-password"
      />
      <FormActions>
        <SubmitButton>Set up a second factor</SubmitButton>
      </FormActions>
    </Form>
  );
}
