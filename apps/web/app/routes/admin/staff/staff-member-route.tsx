import { adminPaths } from '@sangamam/contract/admin-paths';
import { fullName } from '@sangamam/contract/fields/full-name';

import * as phrases from '#phrases/routes/admin/staff.ts';
import { useStaffMember } from '#web/features/staff/api.ts';
import { StaffMemberView } from '#web/features/staff/members/staff-member-view.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/staff-member-route.ts';

export const meta = () => pageTitle(phrases.staffMember);

export default function StaffMember({ params }: Route.ComponentProps) {
  return <RequireAbility ability="manage-staff">{() => <Detail userId={params.userId} />}</RequireAbility>;
}

function Detail({ userId }: { userId: string }) {
  const query = useStaffMember(userId);
  const member = query.data;
  const name = member ? fullName(member) : phrases.staffMember;
  const trail = [{ label: phrases.staff, to: adminPaths.staff }, { label: name }];
  return (
    <Page title={name} intro={member?.email} above={<Breadcrumbs trail={trail} />}>
      <Loaded query={query} refused={unknown}>
        {(member) => <StaffMemberView member={member} />}
      </Loaded>
    </Page>
  );
}

const unknown = renderNotFound(
  phrases.notFoundTitle,
  <LinkButton to={adminPaths.staff}>{phrases.allStaff}</LinkButton>,
);
