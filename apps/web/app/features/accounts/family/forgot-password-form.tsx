import { passwordMessages } from '@sangamam/contract/accounts/passwords/password-messages';

import * as phrases from '#phrases/accounts/family/accounts.ts';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';

import { useKnownEmail } from './use-known-email.ts';
import { accountEndpoint } from './api/account-endpoints.ts';

const schema = async () => (await import('@sangamam/contract/accounts/account-forms')).forgotPasswordForm;

const refusals = {
  codes: { USER_NOT_FOUND: { field: 'username' } },
  failed: passwordMessages.tryAgain,
} as const;

/** Requests a link to set a new password; `onSent` gets the address it was sent to. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useAppForm({ schema, defaultValues: { username: '' } });
  useKnownEmail(form, 'username');
  return (
    <Form
      asksBeforeLeaving={false}
      form={form}
      label={phrases.forgotPassword}
      refusals={refusals}
      onSubmit={async ({ username }) => {
        await requestResetLink(username);
        onSent(username);
      }}
    >
      <FormText
        control={form.control}
        name="username"
        label={phrases.emailAddress}
        description={phrases.emailHint}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormActions>
        <SubmitButton loadingLabel={phrases.sendingTheLink} fullWidth>
          {phrases.sendLink}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Requests an email with a link to set a new password. */
function requestResetLink(username: string) {
  return lazyCallEndpoint(accountEndpoint('forgotPassword'), { body: { username } });
}
