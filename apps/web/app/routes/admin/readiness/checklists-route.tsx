import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as phrases from '#phrases/domain/readiness.ts';
import { ChecklistViews } from '#web/features/reports/staff/readiness/checklist-views.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.checklists);
export const handle: PageHandle = { heading: phrases.checklists, ability: 'see-readiness' };

export default function Checklists() {
  return (
    <Page title={phrases.checklists}>
      <RequireAbility ability="see-readiness">
        {(roles) => (
          <ChecklistViews
            linked={hasAbility(roles, 'see-registrations')}
            reminds={hasAbility(roles, 'decide-registrations')}
          />
        )}
      </RequireAbility>
    </Page>
  );
}
