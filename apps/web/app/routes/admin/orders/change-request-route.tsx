import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/orders/staff/change-requests.ts';
import * as orderPhrases from '#phrases/routes/admin/orders.ts';
import { OpenRecord } from '#web/domain/presence/open-record.tsx';
import { RecordTrail } from '#web/domain/presence/record-trail.tsx';
import { ChangeRequestForm } from '#web/features/orders/staff/registrations/change-request/change-request-form.tsx';
import { isOpenRequest } from '#web/features/orders/staff/registrations/change-request/request-parts.ts';
import {
  useAmendmentOptions,
  useChangeRequest,
} from '#web/features/orders/staff/registrations/amendment/api.ts';
import { useRegistrationDetail } from '#web/features/orders/staff/registrations/api.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { Route } from './+types/change-request-route.ts';

export const meta = () => pageTitle(phrases.title);

/** Decides about a change that a family asked for. */
export default function ChangeRequest({ params: { orderId } }: Route.ComponentProps) {
  return (
    <RequireAbility ability="decide-registrations">{() => <Request orderId={orderId} />}</RequireAbility>
  );
}

function Request({ orderId }: { orderId: string }) {
  const query = useRegistrationDetail(orderId);
  const request = useChangeRequest(orderId);
  const options = useAmendmentOptions(orderId);
  const registration = query.data;
  const number = registration && (registration.permConvRegNo ?? registration.tmpConvRegNo);
  const trail = [
    { label: orderPhrases.registrations, to: adminPaths.registrations },
    { label: number ?? orderPhrases.registration, to: adminPaths.registration(orderId) },
    { label: phrases.title },
  ];
  return (
    <OpenRecord kind="REGISTRATION" recordId={registration?._id}>
      <Page
        title={phrases.title}
        intro={registration && `${registration.registrantName} · ${number ?? ''}`}
        above={<RecordTrail trail={trail} />}
      >
        <Loaded query={query} refused={unknown}>
          {(loaded) => (
            <Loaded query={request}>
              {(asked) =>
                isOpenRequest(asked) ? (
                  <Loaded query={options} refused={renderOver(orderId)}>
                    {(found) => (
                      <ChangeRequestForm
                        key={`${asked._id} ${found.amendments}`}
                        registration={loaded}
                        options={found}
                        request={asked}
                      />
                    )}
                  </Loaded>
                ) : (
                  <Over orderId={orderId} />
                )
              }
            </Loaded>
          )}
        </Loaded>
      </Page>
    </OpenRecord>
  );
}

/** For a request that was answered or taken back meanwhile. */
function Over({ orderId }: { orderId: string }) {
  return (
    <EmptyState
      title={phrases.noRequest}
      action={<LinkButton to={adminPaths.registration(orderId)}>{phrases.back}</LinkButton>}
    >
      <p>{phrases.noRequestText}</p>
    </EmptyState>
  );
}

/** For a registration that cannot be changed any more; other refusals stay what they are. */
const renderOver = (orderId: string) => (error: ApiError) =>
  error.status === 404 || error.status === 409 ? <Over orderId={orderId} /> : undefined;

const unknown = renderNotFound(
  orderPhrases.registrationNotFound,
  <LinkButton to={adminPaths.registrations}>{orderPhrases.allRegistrations}</LinkButton>,
  orderPhrases.registrationNotFoundText,
);
