import { typedPassword } from '@sangamam/contract/fields/password/password';
import { useState } from 'react';
import { z } from 'zod';

import * as phrases from '#phrases/accounts/staff/second-factor.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FormPassword } from '#web/ui/form/form-password.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { GlanceSection } from '#web/ui/data/glance/glance.tsx';

import { useEnrollSecondFactor } from './api.ts';
import { ConfirmAuthenticatorApp } from './confirm-authenticator-app.tsx';

/** The two steps of setting up a second factor: the password, then the app's first code. */
export function EnrollSecondFactor({
  isAdvised,
  isRequired,
  onCodes,
}: {
  isAdvised: boolean;
  isRequired: boolean;
  onCodes: (codes: readonly string[]) => void;
}) {
  const [offered, setOffered] = useState<{ secret: string; uri: string }>();
  if (offered)
    return <ConfirmAuthenticatorApp {...offered} onCodes={onCodes} onBack={() => setOffered(undefined)} />;
  return (
    <>
      {isRequired && (
        <Callout tone="warning" title={phrases.requiredTitle}>
          <p>{phrases.requiredText}</p>
        </Callout>
      )}
      {isAdvised && !isRequired && (
        <Callout tone="warning" title={phrases.pleaseSetOneUp}>
          <p>{phrases.recommendedText}</p>
        </Callout>
      )}
      <GlanceSection title={phrases.secondFactorOff}>
        <p>{phrases.setUpIntro}</p>
        <PasswordStep onOffered={setOffered} />
      </GlanceSection>
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
      label={phrases.setUp}
      errorTitle={phrases.weCouldntBegin}
      refusals={{
        codes: { INVALID_CREDENTIALS: { field: 'password', message: phrases.wrongPassword } },
      }}
      onSubmit={async (values) => onOffered(await mutateAsync(values))}
    >
      <FormPassword
        control={form.control}
        name="password"
        label={phrases.yourPassword}
        description={phrases.passwordHint}
        autoComplete="current-password"
      />
      <FormActions>
        <SubmitButton>{phrases.setUp}</SubmitButton>
      </FormActions>
    </Form>
  );
}
