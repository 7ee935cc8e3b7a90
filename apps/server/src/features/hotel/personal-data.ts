import {
  hotelListFamilies,
  hotelLists,
  hotelRoomGuests,
  hotelStayDecisions,
  hotelStays,
} from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofOrder, ofStaff, staffAction } from '#server/features/personal-data/policy.ts';

/** A hotel stay belongs to an account by its order. */
export const hotelPersonalData: PersonalData = {
  tables: [
    ofOrder(hotelStays, {
      people: { needsRoomSaidBy: staffAction },
      exported: 'hotel',
      onErasure: 'deleted',
    }),
    // Who of the family sleeps in which room, where staff put the rooms together.
    ofOrder(hotelRoomGuests, { exported: 'hotelRooms', onErasure: 'cascades' }),
    ofOrder(hotelStayDecisions, {
      exported: { not: 'What staff could undo for a minute; the section `hotel` has what is so now.' },
      onErasure: 'cascades',
    }),
    ofStaff(hotelLists, 'exportedBy', 'sentBy'),
    // Number and days stay: the hotel is still to be told that the family does not come.
    ofOrder(hotelListFamilies, {
      exported: { not: 'A copy of what the sections `hotel` and `hotelRooms` had when a list was made.' },
      onErasure: { emptied: { names: null } },
      stays: ['number'],
    }),
  ],
};
