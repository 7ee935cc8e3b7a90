import { passwordMessages } from '@sangamam/contract/accounts/account-messages';
import { useWatch } from 'react-hook-form';

import { isRefusal } from '#web/lib/api/api-error.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { FormCheckbox, FormPassword, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { TermsSentence } from '../terms-sentence.tsx';
import { PasswordHints } from './password-hints.tsx';

const forms = () => import('@sangamam/contract/accounts/account-forms');
const schemas = {
  first: async () => (await forms()).choosePasswordForm,
  reset: async () => (await forms()).resetPasswordForm,
};

const refusals = { failed: passwordMessages.tryAgain } as const;

/**
 * A new password, twice, for the account of `email`; a `reset` accepts the terms in force with it. What `onSubmit` throws lands in the form, but for a link that died
 * meanwhile: `onDeadLink` is told of that.
 */
export function ChoosePasswordForm({
  email,
  purpose,
  onSubmit,
  onDeadLink,
}: {
  email: string;
  purpose: keyof typeof schemas;
  onSubmit: (password: string) => Promise<void>;
  onDeadLink: () => void;
}) {
  const form = useAppForm({
    schema: schemas[purpose],
    defaultValues: { password: '', retyped: '', termsAccepted: false },
  });
  const { control } = form;
  const password = useWatch({ control, name: 'password' });
  return (
    <Form
      form={form}
      label="Choose a password"
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
      <TextField label="Registered email" value={email} readOnly autoComplete="username" />
      <FormPassword
        control={control}
        name="password"
        label="Password"
        description={<PasswordHints password={password} />}
        autoComplete="new-password"
        onChanged={() => {
          if (form.getValues('retyped') !== '') void form.trigger('retyped');
        }}
      />
      <FormPassword control={control} name="retyped" label="Retype password" autoComplete="new-password" />
      {purpose === 'reset' && (
        <FormCheckbox
          control={control}
          name="termsAccepted"
          plainLabel="Terms and conditions"
          label={<TermsSentence />}
        />
      )}
      <FormActions>
        <SubmitButton loadingLabel="Saving your password…" fullWidth>
          Save password
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
