import { waitList } from '#phrases/orders/staff/wait-list.ts';
import { WaitListTable } from '#web/features/orders/staff/wait-list/wait-list-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(waitList);
export const handle: PageHandle = { heading: waitList, ability: 'see-registrations' };

export default function WaitList() {
  return (
    <Page title={waitList}>
      <RequireAbility ability="see-registrations">
        {(roles) => <WaitListTable roles={roles} />}
      </RequireAbility>
    </Page>
  );
}
