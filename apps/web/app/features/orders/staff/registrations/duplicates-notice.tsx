import { adminPaths } from '@sangamam/contract/admin-paths';
import type { listDuplicates } from '@sangamam/contract/casework/care/registration-care-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { Link } from 'react-router';

import * as phrases from '#phrases/casework/staff/care.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import styles from '#web/features/casework/staff/care/care.module.css';

import { useDuplicates } from './api.ts';
import { PossibleDuplicate } from './possible-duplicate.tsx';

type Duplicate = EndpointData<typeof listDuplicates>[number];

/**
 * People who may be in another registration, too, among them those whom a registrar told apart. Renders nothing if there
 * are none.
 */
export function DuplicatesNotice({ orderId }: { orderId: string }) {
  const { data = [] } = useDuplicates(orderId);
  if (data.length === 0) return null;
  const open = data.filter(({ isDistinct }) => !isDistinct);
  const isOpen = open.length > 0;
  const others = new Map(open.map((one) => [one.otherOrderId, one]));
  const title = isOpen ? phrases.mayBeRegisteredTwice : phrases.notRegisteredTwice;
  return (
    <Callout tone={isOpen ? 'warning' : 'info'} title={title}>
      <ul className={styles['duplicates']} aria-label={title}>
        {data.map((one) => (
          <PossibleDuplicate key={keyOf(one)} orderId={orderId} pair={one} />
        ))}
      </ul>
      {[...others.values()].map(({ otherOrderId, otherTmpConvRegNo, otherRegistrantName }) => (
        <p key={otherOrderId}>
          <Link to={adminPaths.mergeRegistrations(orderId, otherOrderId)}>
            {phrases.mergeWith({ number: otherTmpConvRegNo, registrant: otherRegistrantName })}
          </Link>
        </p>
      ))}
    </Callout>
  );
}

const keyOf = ({ participantId, otherOrderId, otherParticipantId }: Duplicate) =>
  `${participantId} ${otherOrderId} ${otherParticipantId}`;
