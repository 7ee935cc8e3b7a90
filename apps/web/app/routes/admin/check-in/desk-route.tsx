import { arrivalDesk } from '#phrases/check-in.ts';
import { DeskView } from '#web/features/check-in/admin/desk-view.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(arrivalDesk);

export default function ArrivalDesk() {
  return (
    <Page title={arrivalDesk}>
      <RequireAbility ability="run-arrival-desk">{(roles) => <DeskView roles={roles} />}</RequireAbility>
    </Page>
  );
}
