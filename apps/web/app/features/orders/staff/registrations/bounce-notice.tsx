import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import * as phrases from '#phrases/orders/staff/registrations.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

/** The latest email to the family came back: they have to be called, on the number that they gave. */
export function BounceNotice({ registration }: { registration: RegistrationDetail }) {
  const { bounce, participants } = registration;
  if (bounce === null) return null;
  const owner = participants.find(({ relationShip }) => relationShip === 'SELF')?.userId;
  const number = owner?.mobile ? `${owner.mobile.countryCode} ${owner.mobile.phoneNumber}` : undefined;
  return (
    <Callout tone="warning" title={phrases.emailsComeBack}>
      <p>{phrases.emailCameBack({ at: formatInstant(bounce.at) })}</p>
      {bounce.reason !== '' && <p>{phrases.quotedReason({ reason: bounce.reason })}</p>}
      {bounce.isStopped && <p>{phrases.noMoreAreSent}</p>}
      {number !== undefined && (
        <p>
          <a href={`tel:${number.replaceAll(/[^+\d]/gu, '')}`}>{phrases.callThem({ number })}</a>
        </p>
      )}
    </Callout>
  );
}
