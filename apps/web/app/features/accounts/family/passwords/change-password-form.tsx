import { changePasswordForm } from '@sangamam/contract/accounts/account-forms';
import { passwordMessages } from '@sangamam/contract/accounts/passwords/password-messages';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/accounts/family/passwords.ts';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FormPassword } from '#web/ui/form/form-password.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useChangePassword } from '../api/change-password.ts';
import { PasswordHints } from './password-hints.tsx';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

const refusals = {
  fields: { password: 'newPassword', currentpassword: 'currentPassword' },
  failed: passwordMessages.notUpdated,
} as const;

/** The current password and the new one, twice (SPEC §2). `onChanged` is called once it is saved. */
export function ChangePasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const form = useAppForm({ schema: changePasswordForm, defaultValues: empty });
  const { mutateAsync } = useChangePassword();
  const { control } = form;
  const newPassword = useWatch({ control, name: 'newPassword' });
  // A rule between two fields is also checked at the other field once that has a value.
  const recheck = (...names: readonly (keyof typeof empty)[]) => {
    void form.trigger(names.filter((name) => form.getValues(name) !== ''));
  };
  return (
    <Form
      form={form}
      label={phrases.changePassword}
      refusals={refusals}
      onSubmit={async ({ currentPassword, newPassword }) => {
        const { user } = await mutateAsync({
          username: email,
          currentpassword: currentPassword,
          password: newPassword,
        });
        if (user.nModified === 0) {
          form.setError('currentPassword', { message: passwordMessages.invalid }, { shouldFocus: true });
          return;
        }
        onChanged();
        // The page says it as well: the toast is short.
        showToast({ message: passwordMessages.changedToast, forMs: 1_200 });
      }}
    >
      <TextField label={phrases.registeredEmail} value={email} readOnly autoComplete="username" />
      <FormPassword
        control={control}
        name="currentPassword"
        label={phrases.currentPassword}
        autoComplete="current-password"
        onChanged={() => recheck('newPassword')}
      />
      <FormPassword
        control={control}
        name="newPassword"
        label={phrases.newPassword}
        description={<PasswordHints password={newPassword} />}
        autoComplete="new-password"
        onChanged={() => recheck('confirmPassword')}
      />
      <FormPassword
        control={control}
        name="confirmPassword"
        label={phrases.confirmPassword}
        autoComplete="new-password"
      />
      <FormActions>
        <SubmitButton loadingLabel={phrases.savingYourPassword} fullWidth>
          {phrases.submit}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
