import { intro, systemStatus } from '#phrases/reports/staff/system.ts';
import { SystemStatusReport } from '#web/features/reports/staff/system/system-status.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(systemStatus);
export const handle: PageHandle = { heading: systemStatus, ability: 'manage-system' };

export default function System() {
  return (
    <Page title={systemStatus} intro={intro}>
      <RequireAbility ability="manage-system">{() => <SystemStatusReport />}</RequireAbility>
    </Page>
  );
}
