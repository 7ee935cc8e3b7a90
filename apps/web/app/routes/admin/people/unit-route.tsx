import { intro, myUnit } from '#phrases/casework/staff/vouches.ts';
import { UnitFamilies } from '#web/features/casework/staff/vouches/unit-families.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(myUnit);
export const handle: PageHandle = { heading: myUnit, ability: 'vouch-for-families' };

export default function Unit() {
  return (
    <Page title={myUnit} intro={intro}>
      <RequireAbility ability="vouch-for-families">{() => <UnitFamilies />}</RequireAbility>
    </Page>
  );
}
