import type { HotelDetails } from '@sangamam/contract/hotel/hotel-details';
import { splitRoomNumbers } from '@sangamam/contract/hotel/room-numbers';
import { checkInMessages } from '@sangamam/contract/hotel/hotel-messages';

import * as phrases from '#phrases/hotel.ts';
import { DocumentIconButton } from '#web/domain/documents/document-icon-button.tsx';
import { ApiError, redirects } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { useCheckIn } from './api/check-in.ts';
import styles from './check-in-card.module.css';

/**
 * The check-in of a family at its hotel. It is shown as checked in at once and saved meanwhile; when that fails it is
 * not checked in again (SPEC §4 "Check-in").
 */
export function CheckInCard({ orderId, hotel }: { orderId: string; hotel: HotelDetails }) {
  const { mutateAsync, isPending, isSuccess } = useCheckIn(orderId);
  const checkedIn = hotel.checkedIn || isPending || isSuccess;
  const checkIn = async () => {
    try {
      await mutateAsync();
      showToast({ message: checkInMessages.succeeded });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!redirects(error))
        showToast({ message: `${checkInMessages.failed} ${error.message}`, tone: 'danger' });
    }
  };
  return (
    <Card bordered>
      <div className={styles['head']}>
        <output className={styles['state']}>{checkInMessages.checkedIn(checkedIn)}</output>
        {checkedIn ? (
          <DocumentIconButton kind="check-in" orderId={orderId} label={checkInMessages.download} />
        ) : (
          <Button size="lg" onClick={() => void checkIn()}>
            {checkInMessages.checkIn}
          </Button>
        )}
      </div>
      {checkedIn ? (
        <HotelTable hotel={hotel} />
      ) : (
        <p className={styles['hint']}>{phrases.checkInWhenYouAreAtTheHotel}</p>
      )}
    </Card>
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
