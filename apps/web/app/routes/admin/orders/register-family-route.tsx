import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/orders/staff/on-behalf.ts';
import { registrations } from '#phrases/routes/admin/orders.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import {
  useOfferedAddons,
  useOfferedPackages,
  useOpenConventions,
} from '#web/features/orders/staff/registrations/api.ts';
import { OnBehalfForm } from '#web/features/orders/staff/registrations/on-behalf/on-behalf-form.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

export const meta = () => pageTitle(phrases.registerAFamily);

/** Registers a family that does not do it itself. */
export default function RegisterFamily() {
  const trail = [{ label: registrations, to: adminPaths.registrations }, { label: phrases.registerAFamily }];
  return (
    <Page title={phrases.registerAFamily} intro={phrases.intro} above={<Breadcrumbs trail={trail} />}>
      <RequireAbility ability="decide-registrations">{() => <OfConvention />}</RequireAbility>
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
  return <WhileOpen key={shown.conventionId} conventionId={shown.conventionId} />;
}

function WhileOpen({ conventionId }: { conventionId: string }) {
  return (
    <Loaded query={useOpenConventions()}>
      {(open) =>
        open.some(({ _id }) => _id === conventionId) ? (
          <Catalogue conventionId={conventionId} />
        ) : (
          <EmptyState title={phrases.closed}>
            <p>{phrases.closedText}</p>
          </EmptyState>
        )
      }
    </Loaded>
  );
}

function Catalogue({ conventionId }: { conventionId: string }) {
  const packages = useOfferedPackages(conventionId);
  const addons = useOfferedAddons(conventionId);
  return (
    <Loaded query={packages}>
      {(offered) => (
        <Loaded query={addons}>
          {(catalogue) => <OnBehalfForm conventionId={conventionId} packages={offered} addons={catalogue} />}
        </Loaded>
      )}
    </Loaded>
  );
}
