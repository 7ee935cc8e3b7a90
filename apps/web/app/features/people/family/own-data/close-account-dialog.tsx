import { z } from 'zod';

import * as phrases from '#phrases/people/family/own-data.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormPassword } from '#web/ui/form/form-password.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useCloseAccount } from './api.ts';

const schema = z.object({ password: z.string().min(1, phrases.pleaseEnterYourPassword).max(1024) });

const refusals = {
  codes: { INVALID_CREDENTIALS: { field: 'password', message: phrases.wrongPassword } },
} as const;

/** Asks for the password before the account is closed for good. */
export function CloseAccountDialog({
  opened,
  onClose,
  onClosed,
}: {
  opened: boolean;
  onClose: () => void;
  onClosed: () => Promise<void>;
}) {
  const form = useAppForm({ schema, defaultValues: { password: '' } });
  const { mutateAsync } = useCloseAccount();
  const { isSubmitting } = form.formState;
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={phrases.closeYourAccount}
      size="sm"
      closable={!isSubmitting}
    >
      <p>{phrases.closeAccountText}</p>
      <Form
        form={form}
        label={phrases.closeAccountTitle}
        errorTitle={phrases.closeAccountFailed}
        refusals={refusals}
        onSubmit={async ({ password }) => {
          await mutateAsync(password);
          await onClosed();
        }}
      >
        <FormPassword
          control={form.control}
          name="password"
          label={phrases.yourPassword}
          description={phrases.passwordHint}
          autoComplete="current-password"
        />
        <FormDialogActions
          submit={phrases.closeAccountConfirm}
          variant="danger"
          sending={phrases.closingYourAccount}
          cancel={phrases.keepMyAccount}
          onCancel={close}
        />
      </Form>
    </Dialog>
  );
}
