import { startSession } from '#web/lib/session/session.ts';
import { FormPassword, FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { logIn } from './api/log-in.ts';

const schema = async () => (await import('@sangamam/contract/accounts/account-forms')).loginForm;

/** User name and password (SPEC §2 Login). A started session takes the visitor onward. */
export function LoginForm() {
  const form = useAppForm({ schema, defaultValues: { username: '', password: '' } });
  const { control } = form;
  return (
    <Form
      form={form}
      label="Login"
      errorTitle="We could not log you in"
      onSubmit={async (values) => startSession(await logIn(values))}
    >
      <FormText
        control={control}
        name="username"
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPassword control={control} name="password" label="Password" autoComplete="current-password" />
      <FormActions>
        <SubmitButton loadingLabel="Logging you in…" fullWidth>
          Login
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
