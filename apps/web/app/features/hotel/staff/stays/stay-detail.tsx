import type { StayRow } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { joinRoomNumbers } from '@sangamam/contract/hotel/room-numbers';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { useState } from 'react';

import * as phrases from '#phrases/hotel/staff/stays.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { WholeDates } from '#web/ui/primitives/whole-dates/whole-dates.tsx';

import { useChosenSettings } from '../use-chosen-settings.ts';
import { StayNeed } from './stay-need.tsx';
import { RoomList } from './rooms/room-list.tsx';

const StayDialog = lazyDialog(async () => (await import('./stay-dialog.tsx')).StayDialog);
const RoomsDialog = lazyDialog(async () => (await import('./rooms/rooms-dialog.tsx')).RoomsDialog);

/** Rooms and hotel of a family, with what staff can change. */
export function StayDetail({ stay }: { stay: StayRow }) {
  const settings = useChosenSettings();
  const [opened, open] = useState<'stay' | 'rooms'>();
  const close = () => open(undefined);
  if (!settings) return null;
  const { hotelName, confirmationNumbers, address, phoneNumber, checkedInAt, isConfirmed } = stay;
  const { arrival, departure, arrivalIsPlanned, departureIsPlanned } = stay;
  return (
    <Stack>
      {stay.needsRoom && <RoomList stay={stay} capacity={settings.roomCapacity} />}
      <StayNeed stay={stay} />
      <Facts
        facts={[
          {
            name: phrases.nights,
            value: (
              <>
                <WholeDates>{`${shortDate(arrival)} – ${shortDate(departure)}`}</WholeDates>
                {!(arrivalIsPlanned && departureIsPlanned) && ` (${phrases.noTravelPlanYet})`}
              </>
            ),
          },
          { name: phrases.hotel, value: hotelName },
          { name: phrases.confirmationNumber, value: joinRoomNumbers(confirmationNumbers) },
          { name: phrases.address, value: address },
          { name: phrases.phone, value: phoneNumber },
          {
            name: phrases.checkedIn,
            value: checkedInAt === null ? phrases.notYet : shortInstant(checkedInAt),
          },
        ]}
      />
      <Row>
        <Button variant="secondary" size="sm" icon={icons.edit} onClick={() => open('stay')}>
          {phrases.editHotel}
        </Button>
        {isConfirmed && stay.needsRoom && (
          <Button variant="secondary" size="sm" icon={icons.people} onClick={() => open('rooms')}>
            {phrases.changeRooms}
          </Button>
        )}
      </Row>
      <StayDialog stay={stay} settings={settings} opened={opened === 'stay'} onClose={close} />
      <RoomsDialog stay={stay} capacity={settings.roomCapacity} opened={opened === 'rooms'} onClose={close} />
    </Stack>
  );
}
