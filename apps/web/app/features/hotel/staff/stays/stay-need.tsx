import type { StayRow } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/hotel/staff/stays.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useSayNeed } from '../api.ts';
import styles from '../hotel-admin.module.css';

/** Says whether a family sleeps at the hotel, who said so, and changes it. A family with a number does. */
export function StayNeed({ stay }: { stay: StayRow }) {
  const { orderId, needsRoom, needsRoomSaid, confirmationNumbers, isConfirmed, revision } = stay;
  const [fault, setFault] = useState<string>();
  const { mutateAsync, isPending } = useSayNeed(orderId);
  const say = async (wanted: boolean | null) => {
    setFault(undefined);
    try {
      await mutateAsync({ needsRoom: wanted, revision });
      showToast({ message: phrases.saved });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
    }
  };
  if (!isConfirmed || confirmationNumbers.length > 0) return null;
  return (
    <div>
      {(needsRoomSaid || !needsRoom) && (
        <p className={styles['soft']}>
          {needsRoomSaid
            ? phrases.needSaid({
                needsRoom,
                by: needsRoomSaid.by ?? '',
                at: needsRoomSaid.at === null ? '' : shortInstant(needsRoomSaid.at),
              })
            : phrases.packageHasNoRoom}
        </p>
      )}
      {fault !== undefined && (
        <Callout tone="danger" live>
          {fault}
        </Callout>
      )}
      <Row>
        <Button variant="secondary" size="sm" loading={isPending} onClick={() => void say(!needsRoom)}>
          {needsRoom ? phrases.needsNoRoom : phrases.needsARoom}
        </Button>
        {needsRoomSaid && (
          <Button variant="muted" size="sm" disabled={isPending} onClick={() => void say(null)}>
            {phrases.goByThePackage}
          </Button>
        )}
      </Row>
    </div>
  );
}
