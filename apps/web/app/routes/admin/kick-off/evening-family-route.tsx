import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ClosingSheet } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import type { KnownFamily } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { useSearchParams } from 'react-router';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { familyNotFound } from '#phrases/orders/staff/on-behalf.ts';
import { RegisterAtEvening } from '#web/features/orders/staff/kick-off/register-at-evening.tsx';
import {
  useKnownFamily,
  useOfferedAddons,
  useOfferedPackages,
} from '#web/features/orders/staff/registrations/on-behalf/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { Route } from './+types/evening-family-route.ts';
import { EveningPage } from './evening-page.tsx';

export const meta = () => pageTitle(phrases.registerFamily);

/** Registers a family at an evening. */
export default function RegisterFamily({ params: { eveningId } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const userId = search.get('family');
  return (
    <EveningPage eveningId={eveningId} here={phrases.registerFamily}>
      {(evening) =>
        evening.closedAt !== null ? (
          <EmptyState title={phrases.closed} action={<Back evening={evening} />}>
            <p>{phrases.closedText}</p>
          </EmptyState>
        ) : userId === null ? (
          <Catalogue key="new" evening={evening} />
        ) : (
          <Known key={userId} userId={userId} evening={evening} />
        )
      }
    </EveningPage>
  );
}

function Known({ userId, evening }: { userId: string; evening: ClosingSheet }) {
  return (
    <Loaded query={useKnownFamily(userId, evening.conventionId)} refused={whyNot(evening)}>
      {(family) => (
        <Stack>
          <h2>{family.name}</h2>
          <Catalogue evening={evening} family={family} />
        </Stack>
      )}
    </Loaded>
  );
}

const whyNot =
  (evening: ClosingSheet) =>
  ({ code, message }: ApiError) => {
    if (code === 'REGISTERED_ALREADY')
      return (
        <EmptyState title={phrases.registeredAlready} action={<Back evening={evening} />}>
          <p>{phrases.registeredAlreadyText}</p>
        </EmptyState>
      );
    if (code !== 'NOT_FOUND') return undefined;
    return (
      <EmptyState title={familyNotFound} action={<Back evening={evening} />}>
        <p>{message}</p>
      </EmptyState>
    );
  };

function Back({ evening }: { evening: ClosingSheet }) {
  return (
    <LinkButton to={adminPaths.kickOffEvening(evening._id)} variant="muted" icon="arrowLeft">
      {phrases.backToEvening}
    </LinkButton>
  );
}

function Catalogue({ evening, family }: { evening: ClosingSheet; family?: KnownFamily }) {
  const packages = useOfferedPackages(evening.conventionId);
  const addons = useOfferedAddons(evening.conventionId);
  return (
    <Loaded query={packages}>
      {(offered) => (
        <Loaded query={addons}>
          {(catalogue) => (
            <RegisterAtEvening evening={evening} family={family} packages={offered} addons={catalogue} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
