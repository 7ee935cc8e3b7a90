import type { StaffMember } from '@sangamam/contract/staff/admin/staff-admin-endpoints';
import { z } from 'zod';

import * as phrases from '#phrases/staff/duties-form.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useSetStaffRoles } from '../api/change-staff.ts';
import { DutiesFields } from './duties-fields.tsx';
import { choicesOf, dutiesField } from './duties-values.ts';

const schema = z.object({ roles: dutiesField });

/** Gives a member of the staff other duties. */
export function ChangeDutiesDialog({
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
      title={phrases.dutiesOf({ firstName: member.firstName })}
      size="lg"
    >
      <DutiesForm member={member} onClose={onClose} />
    </Dialog>
  );
}

function DutiesForm({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const form = useAppForm({ schema, defaultValues: { roles: choicesOf(member.roles) } });
  const { revision, newerVersion } = useRevision(form, member, ({ roles }) => ({ roles: choicesOf(roles) }));
  const { mutateAsync } = useSetStaffRoles(member._id);
  return (
    <Form
      form={form}
      label={phrases.changeDuties}
      errorTitle={phrases.theDutiesHaveNotChanged}
      onSubmit={async ({ roles }) => {
        await mutateAsync({ roles, revision });
        showToast({ message: phrases.dutiesChanged });
        onClose();
      }}
    >
      {newerVersion}
      <p>{phrases.theyApplyFromTheNextClick}</p>
      <DutiesFields control={form.control} />
      <DialogActions>
        <SubmitButton>{phrases.saveDuties}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {phrases.cancel}
        </Button>
      </DialogActions>
    </Form>
  );
}
