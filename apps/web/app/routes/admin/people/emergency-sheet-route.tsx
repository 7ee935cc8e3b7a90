import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/people/staff/cards.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { EmergencySheet } from '#web/features/people/staff/cards/emergency-sheet.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

export const meta = () => pageTitle(phrases.emergencySheet);

const trail = [{ label: phrases.title, to: adminPaths.needs }, { label: phrases.emergencySheet }];

/** The sheet for the safe of the arrival desk. */
export default function EmergencySheetPage() {
  return (
    <Page title={phrases.emergencySheet} intro={phrases.emergencyIntro} above={<Breadcrumbs trail={trail} />}>
      <RequireAbility ability="read-cards">{() => <OfConvention />}</RequireAbility>
    </Page>
  );
}

function OfConvention() {
  const shown = useConvention();
  if (shown === undefined) return <PageSpinner />;
  const { conventionId } = shown;
  return conventionId === undefined ? (
    <EmptyState title={phrases.chooseConvention} />
  ) : (
    <EmergencySheet key={conventionId} conventionId={conventionId} />
  );
}
