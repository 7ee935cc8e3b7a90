import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import * as phrases from '#phrases/orders/staff/change-requests.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

/** Says on a registration that its family waits for an answer to a change; leads to it for who decides. */
export function ChangeRequested({
  registration: { _id, changeRequested },
  decides,
}: {
  registration: RegistrationDetail;
  decides: boolean;
}) {
  if (!changeRequested) return null;
  return (
    <Callout tone="info" title={phrases.familyAsks}>
      {decides && (
        <LinkButton variant="secondary" size="sm" to={adminPaths.changeRequest(_id)}>
          {phrases.lookAtIt}
        </LinkButton>
      )}
    </Callout>
  );
}
