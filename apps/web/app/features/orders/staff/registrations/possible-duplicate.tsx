import { adminPaths } from '@sangamam/contract/admin-paths';
import type { listDuplicates } from '@sangamam/contract/casework/care/registration-care-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { Link } from 'react-router';

import * as phrases from '#phrases/casework/staff/care.ts';
import { signs } from '#phrases/orders/staff/duplicates.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useMarkDistinct } from './api.ts';

type Duplicate = EndpointData<typeof listDuplicates>[number];

/**
 * A person, who they may be in another registration, and the button that tells the two apart. It stays where it is when
 * pressed and then takes the mark back, so that the focus is not lost.
 */
export function PossibleDuplicate({ orderId, pair }: { orderId: string; pair: Duplicate }) {
  const { participantId, otherParticipantId, isDistinct, name, otherName } = pair;
  const mark = useMarkDistinct(orderId, { participantId, otherParticipantId });
  const verb = isDistinct ? phrases.undo : phrases.notTheSamePerson;
  const other = phrases.inLabel({ otherName, otherTmpConvRegNo: pair.otherTmpConvRegNo });
  return (
    <li>
      <strong>{name}</strong> {phrases.and}
      <Link to={adminPaths.registration(pair.otherOrderId)}>{other}</Link>{' '}
      {phrases.ofSame({ otherRegistrantName: pair.otherRegistrantName, same: sameWords(pair.same) })}{' '}
      {isDistinct && `${phrases.markedNotTheSame} `}
      <Button
        variant="muted"
        size="sm"
        loading={mark.isPending}
        aria-label={phrases.aboutPair({ verb, name, otherName: other })}
        onClick={() => mark.mutate(!isDistinct)}
      >
        {verb}
      </Button>
      {mark.error instanceof ApiError && (
        <Callout tone="danger" live>
          <p>{mark.error.code === 'CONFLICT' ? phrases.noLongerDuplicates : mark.error.message}</p>
        </Callout>
      )}
    </li>
  );
}

/** `name`, `name and phone`, `name, birth date and phone`. */
function sameWords(same: Duplicate['same']): string {
  return new Intl.ListFormat('en-US').format(same.map((sign) => signs[sign]));
}
