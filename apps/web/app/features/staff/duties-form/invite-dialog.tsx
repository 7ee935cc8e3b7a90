import { staffInvitation } from '@sangamam/contract/staff/admin/staff-admin-endpoints';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useInviteStaff } from '../api/change-staff.ts';
import { DutiesFields } from './duties-fields.tsx';
import { choicesOf, dutiesField } from './duties-values.ts';

const schema = staffInvitation.extend({ roles: dutiesField });

/** Invites somebody new by mail. */
export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Invite somebody" size="lg">
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const form = useAppForm({
    schema,
    defaultValues: { firstName: '', lastName: '', email: '', roles: choicesOf() },
  });
  const { control } = form;
  const invite = useInviteStaff();
  return (
    <Form
      form={form}
      label="Invite somebody"
      errorTitle="Nobody was invited"
      refusals={{ codes: { USER_EXIST: { field: 'email' } } }}
      onSubmit={async (invitation) => {
        const { email } = await invite.mutateAsync(invitation);
        showToast({ message: `An invitation is on its way to ${email}`, forMs: 5_000 });
        onClose();
      }}
    >
      <FieldRow>
        <FormText control={control} name="firstName" label="First name" autoComplete="off" />
        <FormText control={control} name="lastName" label="Last name" autoComplete="off" />
      </FieldRow>
      <FormText
        control={control}
        name="email"
        label="Email"
        description="They choose a password by a link that is mailed there. It is good for 48 hours."
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <DutiesFields control={control} />
      <DialogActions>
        <SubmitButton loadingLabel="Inviting…">Send invitation</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Form>
  );
}
