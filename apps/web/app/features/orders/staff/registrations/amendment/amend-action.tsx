import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import * as phrases from '#phrases/orders/staff/amendments.ts';
import { GlanceActions } from '#web/ui/data/glance/glance.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

/** Leads to the change of a registration that was sent; nothing for one that cannot be changed. */
export function AmendAction({
  registration: { _id, isAddonOrder, submittedAt, status, registrationStatus },
}: {
  registration: RegistrationDetail;
}) {
  const isPossible =
    !isAddonOrder && submittedAt !== null && status !== 'CANCELLED' && registrationStatus !== 'REG_REJECTED';
  if (!isPossible) return null;
  return (
    <GlanceActions>
      <LinkButton variant="secondary" icon={icons.edit} fullWidth to={adminPaths.amendRegistration(_id)}>
        {phrases.changeTheRegistration}
      </LinkButton>
    </GlanceActions>
  );
}
