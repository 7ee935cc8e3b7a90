import { adminPaths } from '@sangamam/contract/admin-paths';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/routes/admin/orders.ts';
import {
  cannotBeChanged,
  cannotBeChangedText,
  changeTheRegistration,
} from '#phrases/orders/staff/amendments.ts';
import { OpenRecord } from '#web/domain/presence/open-record.tsx';
import { RecordTrail } from '#web/domain/presence/record-trail.tsx';
import { AmendmentForm } from '#web/features/orders/staff/registrations/amendment/amendment-form.tsx';
import { useAmendmentOptions } from '#web/features/orders/staff/registrations/amendment/api.ts';
import { useRegistrationDetail } from '#web/features/orders/staff/registrations/api.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { isRefusal, type ApiError } from '#web/lib/api/api-error.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { Route } from './+types/amend-registration-route.ts';

export const meta = () => pageTitle(changeTheRegistration);

/** Changes people, package and add-ons of a registration that was sent. */
export default function AmendRegistration({ params: { orderId } }: Route.ComponentProps) {
  return (
    <RequireAbility ability="decide-registrations">
      {(roles) => <Amendment orderId={orderId} roles={roles} />}
    </RequireAbility>
  );
}

function Amendment({ orderId, roles }: { orderId: string; roles: readonly StaffRole[] }) {
  const query = useRegistrationDetail(orderId);
  const options = useAmendmentOptions(orderId);
  const registration = query.data;
  const number = registration && (registration.permConvRegNo ?? registration.tmpConvRegNo);
  const trail = [
    { label: phrases.registrations, to: adminPaths.registrations },
    { label: number ?? phrases.registration, to: adminPaths.registration(orderId) },
    { label: changeTheRegistration },
  ];
  return (
    <OpenRecord kind="REGISTRATION" recordId={registration?._id}>
      <Page
        title={changeTheRegistration}
        intro={registration && `${registration.registrantName} · ${number ?? ''}`}
        above={<RecordTrail trail={trail} />}
      >
        <Loaded query={query} refused={unknown}>
          {(loaded) => (
            <Loaded query={options} refused={notPossible(orderId)}>
              {(found) => <AmendmentForm key={orderId} registration={loaded} options={found} roles={roles} />}
            </Loaded>
          )}
        </Loaded>
      </Page>
    </OpenRecord>
  );
}

const unknown = renderNotFound(
  phrases.registrationNotFound,
  <LinkButton to={adminPaths.registrations}>{phrases.allRegistrations}</LinkButton>,
  phrases.registrationNotFoundText,
);

/** For a registration that cannot be changed as it is now; other refusals stay what they are. */
const notPossible = (orderId: string) =>
  function CannotBeChanged(error: ApiError): ReactNode {
    if (!isRefusal(error, 'ORDER_NOT_FOUND') && !isRefusal(error, 'TRANSITION_NOT_POSSIBLE'))
      return undefined;
    const back = (
      <LinkButton to={adminPaths.registration(orderId)}>{phrases.backToTheRegistration}</LinkButton>
    );
    return (
      <EmptyState title={cannotBeChanged} action={back}>
        <p>{cannotBeChangedText}</p>
      </EmptyState>
    );
  };
