import { PageTable } from '#web/features/content/admin/page-table.tsx';
import { seesPages } from '#web/features/staff/duties.ts';
import { ForDuty } from '#web/features/staff/for-duty.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle('Pages');

export default function Pages() {
  return (
    <Page title="Pages" intro="What the site says. Write, look at it as visitors will, publish.">
      <ForDuty allows={seesPages}>{() => <PageTable />}</ForDuty>
    </Page>
  );
}
