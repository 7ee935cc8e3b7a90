import { passwordMessages } from '@sangamam/contract/accounts/account-messages';
import { useWatch } from 'react-hook-form';

import { isRefusal } from '#web/lib/api/api-error.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { FormPassword, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { PasswordHints } from './password-hints.tsx';

const schema = async () => (await import('@sangamam/contract/accounts/account-forms')).choosePasswordForm;

const refusals = { failed: passwordMessages.tryAgain } as const;

/**
 * A new password, twice, for the account of `email`. What `onSubmit` throws lands in the form, but for a link that died
 * meanwhile: `onDeadLink` is told of that.
 */
export function ChoosePasswordForm({
  email,
  onSubmit,
  onDeadLink,
}: {
  email: string;
  onSubmit: (password: string) => Promise<void>;
  onDeadLink: () => void;
}) {
  const form = useAppForm({ schema, defaultValues: { password: '', retyped: '' } });
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
      <FormActions>
        <SubmitButton loadingLabel="Saving your password…" fullWidth>
          Save password
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
