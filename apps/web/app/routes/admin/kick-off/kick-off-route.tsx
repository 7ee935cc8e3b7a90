import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { EveningList } from '#web/features/orders/staff/kick-off/evening-list.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

export const meta = () => pageTitle(phrases.kickOff);

/** The kick-off evenings of a convention. */
export default function KickOff() {
  return (
    <Page title={phrases.kickOff} intro={phrases.intro}>
      <RequireAbility ability="run-kick-off">{() => <OfConvention />}</RequireAbility>
    </Page>
  );
}

function OfConvention() {
  const shown = useConvention();
  if (!shown) return <CardSkeletons />;
  if (shown.conventionId === undefined)
    return (
      <EmptyState title={phrases.chooseConvention}>
        <p>{phrases.chooseConventionText}</p>
      </EmptyState>
    );
  return <EveningList key={shown.conventionId} conventionId={shown.conventionId} />;
}
