import * as phrases from '#phrases/routes/admin/people.ts';
import { PeopleTable } from '#web/features/people/staff/directory/people-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.people);
export const handle: PageHandle = { heading: phrases.people, ability: 'manage-people' };

export default function People() {
  return (
    <Page title={phrases.people} intro={phrases.peopleIntro}>
      <RequireAbility ability="manage-people">{(roles) => <PeopleTable roles={roles} />}</RequireAbility>
    </Page>
  );
}
