import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormPassword, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { z } from 'zod';

import { useCloseAccount } from './api/my-data.ts';

const schema = z.object({ password: z.string().min(1, 'Please enter your password.').max(1024) });

const refusals = {
  codes: { INVALID_CREDENTIALS: { field: 'password', message: 'This is not your password.' } },
} as const;

/** Asks for the password before the account goes for good. */
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
    <Dialog opened={opened} onClose={close} title="Close your account?" size="sm" closable={!isSubmitting}>
      <p>Everything about you and your family is erased at once. Nobody can bring it back.</p>
      <Form
        form={form}
        label="Close your account"
        errorTitle="Your account was not closed"
        refusals={refusals}
        onSubmit={async ({ password }) => {
          await mutateAsync(password);
          await onClosed();
        }}
      >
        <FormPassword
          control={form.control}
          name="password"
          label="Your password"
          description="So that we know it is you."
          autoComplete="current-password"
        />
        <DialogActions>
          <SubmitButton variant="danger" loadingLabel="Closing your account…">
            Close my account for good
          </SubmitButton>
          <Button variant="secondary" disabled={isSubmitting} onClick={close}>
            Keep my account
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
