import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import * as phrases from '#phrases/orders/staff/claim-slip.ts';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

/** Leads to the slip of a family without an email address; nothing for another one. */
export function SlipAction({
  registration: { _id, email, isAddonOrder },
}: {
  registration: RegistrationDetail;
}) {
  if (email !== null || isAddonOrder) return null;
  return (
    <GlanceActions>
      <LinkButton variant="secondary" fullWidth to={adminPaths.claimSlip(_id)}>
        {phrases.printSlip}
      </LinkButton>
    </GlanceActions>
  );
}
