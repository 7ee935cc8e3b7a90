import { passwordMessages } from '@sangamam/contract/accounts/passwords/password-messages';
import type { ChoosePasswordFormInput } from '@sangamam/contract/accounts/account-forms';
import type { ComponentType } from 'react';
import { useWatch, type Control } from 'react-hook-form';

import * as phrases from '#phrases/accounts/family/passwords.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FormPassword } from '#web/ui/form/form-password.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { PasswordHints } from './password-hints.tsx';

const forms = () => import('@sangamam/contract/accounts/account-forms');
const schemas = {
  first: async () => (await forms()).choosePasswordForm,
  reset: async () => (await forms()).resetPasswordForm,
};

const refusals = { failed: passwordMessages.tryAgain } as const;

/** The checkbox for `termsAccepted`, loaded only by the page that needs it. */
export type TermsField = ComponentType<{ control: Control<ChoosePasswordFormInput> }>;

/**
 * A new password, twice, for the account of `email`. What `onSubmit` throws is shown in the form, except for a link that
 * has expired meanwhile, which calls `onDeadLink`.
 */
export function ChoosePasswordForm({
  email,
  terms: Terms,
  onSubmit,
  onDeadLink,
}: {
  email: string;
  /** The terms checkbox, for a reset, where the terms are accepted together with the password. */
  terms?: TermsField | undefined;
  onSubmit: (password: string) => Promise<void>;
  onDeadLink: () => void;
}) {
  const form = useAppForm({
    schema: Terms ? schemas.reset : schemas.first,
    defaultValues: { password: '', retyped: '', termsAccepted: false },
  });
  const { control } = form;
  const password = useWatch({ control, name: 'password' });
  return (
    <Form
      form={form}
      label={phrases.chooseAPassword}
      refusals={refusals}
      onSubmit={async (values) => {
        try {
          await onSubmit(values.password);
        } catch (error) {
          if (!isRefusal(error, 'INVALID_TOKEN')) throw error;
          onDeadLink();
        }
      }}
    >
      <TextField label={phrases.registeredEmail} value={email} readOnly autoComplete="username" />
      <FormPassword
        control={control}
        name="password"
        label={phrases.password}
        description={<PasswordHints password={password} />}
        autoComplete="new-password"
        onChanged={() => {
          if (form.getValues('retyped') !== '') void form.trigger('retyped');
        }}
      />
      <FormPassword
        control={control}
        name="retyped"
        label={phrases.retypePassword}
        autoComplete="new-password"
      />
      {Terms && <Terms control={control} />}
      <FormActions>
        <SubmitButton loadingLabel={phrases.savingYourPassword} fullWidth>
          {phrases.savePassword}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
