import * as phrases from '#phrases/routes/admin/content.ts';
import { PageTable } from '#web/features/content/admin/page-table.tsx';
import { ForDuty } from '#web/features/staff/for-duty.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.pages);

export default function Pages() {
  return (
    <Page title={phrases.pages} intro={phrases.thePagesOfTheSiteWrite}>
      <ForDuty ability="edit-content">{() => <PageTable />}</ForDuty>
    </Page>
  );
}
