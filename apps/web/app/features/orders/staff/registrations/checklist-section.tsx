import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import * as phrases from '#phrases/domain/readiness.ts';
import { ReadinessStrip } from '#web/domain/readiness/readiness-strip.tsx';
import { GlanceSection } from '#web/ui/data/glance/glance.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { useReadiness } from './api.ts';

/** What the family of a registration still needs; nothing for add-on orders and registrations that are not active. */
export function ChecklistSection({ registration }: { registration: RegistrationDetail }) {
  const { isAddonOrder, status, registrationStatus } = registration;
  const isActive =
    !isAddonOrder &&
    status !== 'INCOMPLETE' &&
    status !== 'CANCELLED' &&
    registrationStatus !== 'REG_REJECTED';
  return isActive ? <Checklist orderId={registration._id} /> : null;
}

function Checklist({ orderId }: { orderId: string }) {
  const query = useReadiness(orderId);
  return (
    <GlanceSection title={phrases.checklist}>
      <Loaded query={query} skeleton={<TextSkeleton lines={4} label={phrases.loadingTheChecklist} />}>
        {(items) => <ReadinessStrip items={items} reader="staff" label={phrases.checklist} />}
      </Loaded>
    </GlanceSection>
  );
}
