import { adminPaths } from '@sangamam/contract/admin-paths';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as phrases from '#phrases/people/staff/cards.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { useMealNeeds, useNeeds } from '#web/features/people/staff/cards/api.ts';
import { MealCounts } from '#web/features/people/staff/cards/meal-counts.tsx';
import { NeedCounts } from '#web/features/people/staff/cards/need-counts.tsx';
import { PeopleWithNeeds } from '#web/features/people/staff/cards/people-with-needs.tsx';
import { usePrintedAlone } from '#web/features/people/staff/cards/use-printed-alone.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

export const meta = () => pageTitle(phrases.title);
export const handle: PageHandle = { heading: phrases.title, ability: 'count-needs' };

/** Diets, allergies and access needs: in numbers, and by name for the care team. */
export default function Needs() {
  const { isAlone, printAlone } = usePrintedAlone();
  const besideSheet = isAlone ? 'none' : undefined;
  return (
    <Page title={phrases.title} intro={<span data-print={besideSheet}>{phrases.intro}</span>}>
      <RequireAbility ability="count-needs">
        {(roles) => (
          <OfConvention
            byName={hasAbility(roles, 'read-cards')}
            besideSheet={besideSheet}
            onPrint={printAlone}
          />
        )}
      </RequireAbility>
    </Page>
  );
}

function OfConvention({
  byName,
  besideSheet,
  onPrint,
}: {
  byName: boolean;
  /** What all but the sheet by meal says of paper. */
  besideSheet: 'none' | undefined;
  onPrint: () => void;
}) {
  const shown = useConvention();
  if (shown === undefined) return <PageSpinner />;
  const { conventions, conventionId } = shown;
  if (conventionId === undefined)
    return (
      <EmptyState title={phrases.chooseConvention}>
        <p>{phrases.chooseConventionText}</p>
      </EmptyState>
    );
  return (
    <Stack gap="lg">
      {byName && (
        <HeadingAction>
          <LinkButton
            variant="secondary"
            data-print="none"
            to={`${adminPaths.emergencySheet}?conventionId=${conventionId}`}
          >
            {phrases.emergencySheet}
          </LinkButton>
        </HeadingAction>
      )}
      <div data-print={besideSheet}>
        <Counts conventionId={conventionId} />
      </div>
      <Meals
        conventionId={conventionId}
        conventionName={conventions.find(({ _id }) => _id === conventionId)?.name ?? ''}
        onPrint={onPrint}
      />
      {byName && (
        <div data-print={besideSheet}>
          <PeopleWithNeeds key={conventionId} conventionId={conventionId} />
        </div>
      )}
    </Stack>
  );
}

function Counts({ conventionId }: { conventionId: string }) {
  return (
    <Loaded query={useNeeds(conventionId)}>
      {(needs) => (
        <Stack>
          <p>{phrases.filledIn(needs)}</p>
          <p>{phrases.notAskedMore}</p>
          <NeedCounts needs={needs} />
        </Stack>
      )}
    </Loaded>
  );
}

function Meals(shown: { conventionId: string; conventionName: string; onPrint: () => void }) {
  const query = useMealNeeds(shown.conventionId);
  const countedAt = new Date(query.dataUpdatedAt).toISOString();
  return (
    <Loaded query={query}>{(meals) => <MealCounts {...shown} meals={meals} countedAt={countedAt} />}</Loaded>
  );
}
