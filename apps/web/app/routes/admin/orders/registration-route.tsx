import { adminPaths } from '@sangamam/contract/admin-paths';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { useLocation, useNavigate } from 'react-router';

import * as phrases from '#phrases/routes/admin/orders.ts';
import { OpenRecord } from '#web/domain/presence/open-record.tsx';
import { RecordTrail } from '#web/domain/presence/record-trail.tsx';
import { AnswersToLettersSection } from '#web/features/contact/staff/messages/answers-to-letters-section.tsx';
import { useRegistrationDetail } from '#web/features/orders/staff/registrations/api.ts';
import { useGoesOn } from '#web/features/orders/staff/registrations/queue/goes-on.ts';
import { QueueBar } from '#web/features/orders/staff/registrations/queue/queue-bar.tsx';
import { useNeighbours } from '#web/features/orders/staff/registrations/queue/use-neighbours.ts';
import { RegistrationGlance } from '#web/features/orders/staff/registrations/registration-glance.tsx';
import { AnswersSection } from '#web/features/people/staff/questionnaire/answers-section.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/registration-route.ts';

export const meta = () => pageTitle(phrases.registration);

export default function Registration({ params }: Route.ComponentProps) {
  return (
    <RequireAbility ability="see-registrations">
      {(roles) => <Detail orderId={params.orderId} roles={roles} />}
    </RequireAbility>
  );
}

function Detail({ orderId, roles }: { orderId: string; roles: readonly StaffRole[] }) {
  const query = useRegistrationDetail(orderId);
  const registration = query.data;
  const title = registration?.registrantName ?? 'Registration';
  const { search } = useLocation();
  const backTo = `${adminPaths.registrations}${search}`;
  const decides = hasAbility(roles, 'decide-registrations');
  const writesNotes = hasAbility(roles, 'write-notes');
  const neighbours = useNeighbours(orderId, roles);
  const goesOn = useGoesOn();
  const navigate = useNavigate();
  const goOn = () => {
    if (goesOn && neighbours?.next !== undefined) void navigate(neighbours.next);
  };
  const trail = [
    { label: phrases.registrations, to: backTo },
    {
      label: registration ? (registration.permConvRegNo ?? registration.tmpConvRegNo) : phrases.registration,
    },
  ];
  const intro =
    registration &&
    [
      registration.familyName && phrases.family({ familyName: registration.familyName }),
      registration.localUnitName,
      registration.conventionName,
      registration.isAddonOrder && phrases.addOnOrder,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <OpenRecord kind="REGISTRATION" recordId={registration?._id}>
      <Page
        title={title}
        intro={intro}
        above={
          <>
            <RecordTrail trail={trail} />
            <QueueBar neighbours={neighbours} backTo={backTo} decides={decides} writesNotes={writesNotes} />
          </>
        }
      >
        <Loaded query={query} refused={unknown}>
          {(registration) => (
            <RegistrationGlance
              key={registration._id}
              registration={registration}
              seesPayments={hasAbility(roles, 'manage-payments')}
              decides={decides}
              onDecided={goOn}
              adjusts={hasAbility(roles, 'adjust-prices')}
              writesNotes={writesNotes}
              messages={
                hasAbility(roles, 'answer-messages') && <AnswersToLettersSection orderId={registration._id} />
              }
              answers={hasAbility(roles, 'read-answers') && <AnswersSection orderId={registration._id} />}
            />
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
