import type { HotelDetails } from '@sangamam/contract/hotel/hotel-details';
import { splitRoomNumbers } from '@sangamam/contract/hotel/room-numbers';
import { checkInMessages } from '@sangamam/contract/hotel/hotel-messages';
import { useEffect, useState } from 'react';

import * as phrases from '#phrases/hotel/family/check-in.ts';
import { DocumentIconButton } from '#web/domain/documents/document-icon-button.tsx';
import { ApiError, redirects } from '#web/lib/api/api-error.ts';
import { formatDate } from '#web/lib/text/calendar-text.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useCheckIn } from './api.ts';
import styles from './check-in-card.module.css';

/**
 * The check-in of a family at its hotel. It is shown as checked in at once and saved meanwhile; when that fails it is
 * not checked in again (SPEC §4 "Check-in"). Before the first day for it, the card says from when; for a minute after it,
 * the family can take it back.
 */
export function CheckInCard({ orderId, hotel }: { orderId: string; hotel: HotelDetails }) {
  const { mutateAsync, isPending, data } = useCheckIn(orderId);
  const [shown, setShown] = useState<boolean>();
  const latest = data ?? hotel;
  const checkedIn = shown ?? hotel.checkedIn;
  const change = async (wanted: boolean) => {
    setShown(wanted);
    try {
      await mutateAsync(wanted);
      showToast({ message: wanted ? checkInMessages.succeeded : phrases.checkInTakenBack });
    } catch (error) {
      setShown(undefined);
      if (!(error instanceof ApiError)) throw error;
      const failed = wanted ? checkInMessages.failed : phrases.takeBackFailed;
      if (!redirects(error)) showToast({ message: `${failed} ${error.message}`, tone: 'danger' });
    }
  };
  return (
    <Card bordered>
      <div className={styles['head']}>
        <output className={styles['state']}>{checkInMessages.checkedIn(checkedIn)}</output>
        {checkedIn ? (
          <div className={styles['acts']}>
            {!isPending && latest.undoUntil !== null && (
              <UndoButton key={latest.undoUntil} until={latest.undoUntil} onUndo={() => void change(false)} />
            )}
            <DocumentIconButton kind="check-in" orderId={orderId} label={checkInMessages.download} />
          </div>
        ) : (
          latest.checkInOpen && (
            <Button
              size="lg"
              loading={isPending}
              loadingLabel={phrases.takingItBack}
              onClick={() => void change(true)}
            >
              {checkInMessages.checkIn}
            </Button>
          )
        )}
      </div>
      {checkedIn ? (
        <HotelTable hotel={hotel} />
      ) : (
        <p className={styles['hint']}>
          {latest.checkInOpen
            ? phrases.checkInHint
            : phrases.checkInOpensOn({ day: formatDate(latest.checkInFrom) })}
        </p>
      )}
    </Card>
  );
}

/** Takes the check-in back; gone when its minute is over. */
function UndoButton({ until, onUndo }: { until: string; onUndo: () => void }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;
  return (
    <Button variant="secondary" onClick={onUndo}>
      {phrases.undo}
    </Button>
  );
}

/** The number of each room on a line of its own. */
function RoomNumbers({ joined }: { joined: string }) {
  return splitRoomNumbers(joined).map((number) => <div key={number}>{number}</div>);
}

function HotelTable({
  hotel: { hotelName, confirmationNumber, address, phoneNumber },
}: {
  hotel: HotelDetails;
}) {
  const rows = [
    [checkInMessages.hotelName, hotelName],
    [checkInMessages.confirmationNumber, <RoomNumbers key="numbers" joined={confirmationNumber} />],
    [checkInMessages.address, address],
  ] as const;
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{phrases.yourHotel}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value ?? phrases.notKnownYet}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{checkInMessages.phone}</th>
          <td>
            {phoneNumber === null ? (
              phrases.notKnownYet
            ) : (
              <a href={`tel:${phoneNumber.replaceAll(/[^\d+]/gu, '')}`}>{phoneNumber}</a>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
