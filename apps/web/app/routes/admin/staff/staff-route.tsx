import { useState } from 'react';

import * as phrases from '#phrases/routes/admin/staff.ts';
import { StaffTable } from '#web/features/staff/members/staff-table.tsx';
import { InviteDialog } from '#web/features/staff/roles-form/invite-dialog.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.staff);
export const handle: PageHandle = { heading: phrases.staff, ability: 'manage-staff' };

export default function Staff() {
  return (
    <Page title={phrases.staff} intro={phrases.staffIntro}>
      <RequireAbility ability="manage-staff">{() => <Desk />}</RequireAbility>
    </Page>
  );
}

function Desk() {
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <StaffTable />
      <HeadingAction>
        <Button icon="plus" onClick={() => setInviting(true)}>
          {phrases.inviteSomeone}
        </Button>
      </HeadingAction>
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} />
    </>
  );
}
