import * as phrases from '#phrases/routes/admin/content.ts';
import { PageTable } from '#web/features/content/staff/editing/page-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.pages);
export const handle: PageHandle = { heading: phrases.pages, ability: 'edit-content' };

export default function Pages() {
  return (
    <Page title={phrases.pages} intro={phrases.pagesIntro}>
      <RequireAbility ability="edit-content">{() => <PageTable />}</RequireAbility>
    </Page>
  );
}
