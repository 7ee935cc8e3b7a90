import { log, logWords } from '#phrases/audit/staff/activity-log.ts';
import { LogTable } from '#web/features/audit/staff/activity-log/log-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(log);
export const handle: PageHandle = { heading: log, ability: 'read-log' };

export default function Log() {
  return (
    <Page title={log} intro={logWords}>
      <RequireAbility ability="read-log">{() => <LogTable />}</RequireAbility>
    </Page>
  );
}
