import { splitRoomNumbers } from '@sangamam/contract/hotel/room-numbers';
import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { queueOrderMail } from '#server/features/orders/mails/order-mail.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { button, facts, inBlock, paragraph } from '#server/features/mail/layout/mail-blocks.ts';

/** What the family is told of its stay; `revision` identifies the event. */
interface Stay {
  hotelName: string | null;
  confirmationNumber: string | null;
  address: string | null;
  phoneNumber: string | null;
  revision: number;
}

/** Tells the family the numbers of its rooms, that its hotel has changed, or that the numbers are no longer valid. */
export function mailHotelChanged(
  ctx: Context,
  order: OrderRow,
  before: Pick<Stay, 'confirmationNumber'>,
  stay: Stay,
): Promise<void> {
  const { confirmationNumber, hotelName, address, phoneNumber } = stay;
  const about = String(stay.revision);
  return queueOrderMail(ctx, order, (names, phrases) => {
    if (confirmationNumber === null)
      return {
        kind: 'hotel.number-withdrawn',
        subject: phrases.hotel.withdrawnSubject(names),
        about,
        blocks: [
          ...inBlock(
            'happened',
            paragraph(phrases.hotel.withdrawn({ number: before.confirmationNumber ?? '' })),
          ),
          button(phrases.hotel.seeMyRegistration, `${ctx.publicUrl}${paths.myAccount}`),
        ],
      };
    const numbers = splitRoomNumbers(confirmationNumber).length;
    const isFirst = before.confirmationNumber === null;
    return {
      kind: isFirst ? 'hotel.number-given' : 'hotel.changed',
      subject: isFirst
        ? phrases.hotel.givenSubject({ ...names, numbers })
        : phrases.hotel.changedSubject(names),
      about,
      blocks: [
        paragraph(isFirst ? phrases.hotel.given({ ...names, numbers }) : phrases.hotel.changed(names)),
        facts(
          [phrases.hotel.hotel, hotelName],
          [phrases.hotel.confirmationNumber({ numbers }), confirmationNumber],
          [phrases.hotel.address, address],
          [phrases.hotel.phone, phoneNumber],
        ),
        paragraph(phrases.hotel.checkInThere),
        button(phrases.hotel.openCheckIn, `${ctx.publicUrl}${paths.checkIn(order.id)}`),
      ],
    };
  });
}
