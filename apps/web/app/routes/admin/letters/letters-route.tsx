import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { LetterRules } from '#web/features/letters/staff/letter-rules.tsx';
import { LetterTable } from '#web/features/letters/staff/letter-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

export const meta = () => pageTitle(phrases.title);
export const handle: PageHandle = { heading: phrases.title, ability: 'write-letters' };

/** Letters to many families. */
export default function Letters() {
  return (
    <Page title={phrases.title} intro={phrases.intro}>
      <RequireAbility ability="write-letters">
        {(roles) => (
          <Stack>
            <OfConvention />
            <LetterRules mayChange={hasAbility(roles, 'manage-settings')} />
          </Stack>
        )}
      </RequireAbility>
    </Page>
  );
}

function OfConvention() {
  const shown = useConvention();
  if (shown === undefined) return <PageSpinner />;
  return <LetterTable key={shown.chosen} conventionId={shown.conventionId} />;
}
