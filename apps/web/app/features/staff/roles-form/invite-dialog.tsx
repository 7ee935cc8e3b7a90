import { staffInvitation } from '@sangamam/contract/staff/members/staff-admin-endpoints';

import * as phrases from '#phrases/staff/roles-form.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useInviteStaff } from '../api.ts';
import { RolesFields } from './roles-fields.tsx';
import { choicesOf, rolesField } from './roles-values.ts';

const schema = staffInvitation.extend({ roles: rolesField });

/** Invites somebody new by email. */
export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.inviteSomeone} size="lg">
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
      label={phrases.inviteSomeone}
      errorTitle={phrases.noOneWasInvited}
      refusals={{ codes: { USER_EXIST: { field: 'email' } } }}
      onSubmit={async (invitation) => {
        const { email } = await invite.mutateAsync(invitation);
        showToast({ message: phrases.invitationSent({ email }), forMs: 5_000 });
        onClose();
      }}
    >
      <FieldRow>
        <FormText control={control} name="firstName" label={phrases.firstName} autoComplete="off" />
        <FormText control={control} name="lastName" label={phrases.lastName} autoComplete="off" />
      </FieldRow>
      <FormText
        control={control}
        name="email"
        label={phrases.email}
        description={phrases.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RolesFields control={control} />
      <FormDialogActions submit={phrases.sendInvitation} sending={phrases.inviting} onCancel={onClose} />
    </Form>
  );
}
