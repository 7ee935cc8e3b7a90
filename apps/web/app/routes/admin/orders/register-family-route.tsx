import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ComponentProps, ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import * as phrases from '#phrases/orders/staff/on-behalf.ts';
import { registrations } from '#phrases/routes/admin/orders.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { Part } from '#web/features/orders/family/amendments/part.tsx';
import {
  useKnownFamily,
  useOfferedAddons,
  useOfferedPackages,
} from '#web/features/orders/staff/registrations/on-behalf/api.ts';
import { FamilyFinder } from '#web/features/orders/staff/registrations/on-behalf/family-finder.tsx';
import {
  RegisterKnownFamily,
  RegisterNewFamily,
} from '#web/features/orders/staff/registrations/on-behalf/register-family.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
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
  if (!shown.isChecked) return <CardSkeletons />;
  const { conventionId } = shown;
  const isOpen = shown.conventions.some((one) => one._id === conventionId && one.isOpenToStaff);
  if (!isOpen)
    return (
      <EmptyState title={phrases.closed}>
        <p>{phrases.closedText}</p>
      </EmptyState>
    );
  return <Family key={conventionId} conventionId={conventionId} />;
}

/** The family of the address, or a search for one above the form of a new one. */
function Family({ conventionId }: { conventionId: string }) {
  const [search] = useSearchParams();
  const userId = search.get('family');
  if (userId !== null) return <Known key={userId} userId={userId} conventionId={conventionId} />;
  return (
    <Stack>
      <Part title={phrases.known} hint={phrases.knownHint}>
        <FamilyFinder conventionId={conventionId} addressOf={adminPaths.registerKnownFamily} />
      </Part>
      <h2>{phrases.newFamily}</h2>
      <Catalogue conventionId={conventionId}>{(catalogue) => <RegisterNewFamily {...catalogue} />}</Catalogue>
    </Stack>
  );
}

/** Says that a family is registered or gone, and leads back to the search. */
const whyNot = ({ code, message }: ApiError) =>
  code === 'REGISTERED_ALREADY' || code === 'NOT_FOUND' ? (
    <EmptyState
      title={phrases.familyNotFound}
      action={
        <LinkButton to={adminPaths.registerFamily} variant="muted" icon="arrowLeft">
          {phrases.anotherFamily}
        </LinkButton>
      }
    >
      <p>{message}</p>
    </EmptyState>
  ) : undefined;

function Known({ userId, conventionId }: { userId: string; conventionId: string }) {
  return (
    <Loaded query={useKnownFamily(userId, conventionId)} refused={whyNot}>
      {(family) => (
        <Stack>
          <h2>{family.name}</h2>
          <Catalogue conventionId={conventionId}>
            {(catalogue) => <RegisterKnownFamily {...catalogue} family={family} />}
          </Catalogue>
        </Stack>
      )}
    </Loaded>
  );
}

function Catalogue({
  conventionId,
  children,
}: {
  conventionId: string;
  children: (catalogue: ComponentProps<typeof RegisterNewFamily>) => ReactNode;
}) {
  const packages = useOfferedPackages(conventionId);
  const addons = useOfferedAddons(conventionId);
  return (
    <Loaded query={packages}>
      {(offered) => (
        <Loaded query={addons}>
          {(catalogue) => children({ conventionId, packages: offered, addons: catalogue })}
        </Loaded>
      )}
    </Loaded>
  );
}
