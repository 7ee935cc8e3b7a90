import { duplicates, intro } from '#phrases/orders/staff/duplicates.ts';
import { DuplicateList } from '#web/features/orders/staff/registrations/duplicates/duplicate-list.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(duplicates);
export const handle: PageHandle = { heading: duplicates, ability: 'decide-registrations' };

export default function Duplicates() {
  return (
    <Page title={duplicates} intro={intro}>
      <RequireAbility ability="decide-registrations">{() => <DuplicateList />}</RequireAbility>
    </Page>
  );
}
