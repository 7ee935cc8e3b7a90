import { adminPaths } from '@sangamam/contract/admin-paths';
import type { listDuplicates } from '@sangamam/contract/casework/care/registration-care-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { Link } from 'react-router';

import * as phrases from '#phrases/casework/staff/care.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import styles from '#web/features/casework/staff/care/care.module.css';

import { useDuplicates } from './api.ts';

type Duplicate = EndpointData<typeof listDuplicates>[number];

/** People who may be in another registration, too. Renders nothing if there are none. */
export function DuplicatesNotice({ orderId }: { orderId: string }) {
  const { data = [] } = useDuplicates(orderId);
  if (data.length === 0) return null;
  return (
    <Callout tone="warning" title={phrases.mayBeRegisteredTwice}>
      <ul className={styles['duplicates']} aria-label={phrases.mayBeRegisteredTwice}>
        {data.map((one) => (
          <li key={`${one.participantId} ${one.otherOrderId} ${one.otherName}`}>
            <strong>{one.name}</strong> {phrases.and}
            <Link to={adminPaths.registration(one.otherOrderId)}>
              {phrases.inLabel({ otherName: one.otherName, otherTmpConvRegNo: one.otherTmpConvRegNo })}
            </Link>{' '}
            {phrases.ofSame({ otherRegistrantName: one.otherRegistrantName, same: sameWords(one.same) })}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

const words: Readonly<Record<Duplicate['same'][number], string>> = {
  name: 'name',
  dob: phrases.birthDate,
  mobile: 'phone',
};

/** `name`, `name and phone`, `name, birth date and phone`. */
function sameWords(same: Duplicate['same']): string {
  return new Intl.ListFormat('en-US').format(same.map((sign) => words[sign]));
}
