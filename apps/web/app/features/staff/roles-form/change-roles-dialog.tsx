import type { StaffMember } from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { z } from 'zod';

import * as phrases from '#phrases/staff/roles-form.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useSetStaffRoles } from '../api.ts';
import { RolesFields } from './roles-fields.tsx';
import { choicesOf, rolesField } from './roles-values.ts';

const schema = z.object({ roles: rolesField });

/** Changes the roles of a staff member. */
export function ChangeRolesDialog({
  member,
  opened,
  onClose,
}: {
  member: StaffMember;
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={phrases.rolesOf({ firstName: member.firstName })}
      size="lg"
    >
      <RolesForm member={member} onClose={onClose} />
    </Dialog>
  );
}

function RolesForm({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const form = useAppForm({ schema, defaultValues: { roles: choicesOf(member.roles) } });
  const { revision, newerVersion } = useRevision(form, member, ({ roles }) => ({ roles: choicesOf(roles) }));
  const { mutateAsync } = useSetStaffRoles(member._id);
  return (
    <Form
      form={form}
      label={phrases.changeRoles}
      errorTitle={phrases.changeFailed}
      onSubmit={async ({ roles }) => {
        await mutateAsync({ roles, revision });
        showToast({ message: phrases.rolesChanged });
        onClose();
      }}
    >
      {newerVersion}
      <p>{phrases.changeText}</p>
      <RolesFields control={form.control} />
      <FormDialogActions submit={phrases.saveRoles} onCancel={onClose} />
    </Form>
  );
}
