import type { StayRow } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { roomFault } from '@sangamam/contract/hotel/stays/rooms';
import { useState } from 'react';

import * as phrases from '#phrases/hotel/staff/stays.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useSaveRooms } from '../../api.ts';

interface Props {
  stay: StayRow;
  capacity: number;
  opened: boolean;
  onClose: () => void;
}

/** Puts each person of a family into a room by hand. */
export function RoomsDialog({ opened, onClose, ...rest }: Props) {
  const title = phrases.roomsOf({ registrantName: rest.stay.registrantName });
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      {/* Somebody else's change starts the choice again. */}
      <RoomChoice key={rest.stay.revision} {...rest} onClose={onClose} />
    </Dialog>
  );
}

function RoomChoice({ stay, capacity, onClose }: Omit<Props, 'opened'>) {
  const { guests, rooms, roomsByHand, revision, orderId } = stay;
  const [roomOf, setRoomOf] = useState(
    () => new Map(rooms.flatMap((room, at) => room.map((personId) => [personId, at] as const))),
  );
  const [fault, setFault] = useState<string>();
  const { mutateAsync, isPending, variables } = useSaveRooms(orderId);
  const chosen = guests.map((_, at) =>
    guests.filter(({ personId }) => roomOf.get(personId) === at).map(({ personId }) => personId),
  );
  const filled = chosen.filter((room) => room.length > 0);
  const isAlone = roomFault(guests, filled) === 'MINOR_WITHOUT_ADULT';
  const save = async (wanted: string[][] | null) => {
    setFault(undefined);
    try {
      await mutateAsync({ rooms: wanted, revision });
      showToast({ message: phrases.saved });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
    }
  };
  return (
    <Stack>
      {guests.map(({ personId, name, age, isAdult }) => (
        <SelectField
          key={personId}
          label={age === null || isAdult ? name : phrases.personOfAge({ name, age })}
          value={String(roomOf.get(personId) ?? 0)}
          options={guests.map((_, at) => ({ value: String(at), label: phrases.room({ number: at + 1 }) }))}
          onChange={({ target }) => setRoomOf(new Map(roomOf).set(personId, Number(target.value)))}
        />
      ))}
      <output>
        {isAlone ? (
          <Callout tone="danger">{phrases.childAloneWarning}</Callout>
        ) : (
          phrases.roomsWithPeople({ people: filled.map((room) => room.length).join(' + ') })
        )}
      </output>
      {filled.some((room) => room.length > capacity) && (
        <Callout tone="warning">{phrases.roomOverfullWarning({ beds: capacity })}</Callout>
      )}
      {fault !== undefined && (
        <Callout tone="danger" live>
          {fault}
        </Callout>
      )}
      <DialogActions>
        <Button
          idle={isAlone}
          loading={isPending && variables.rooms !== null}
          onClick={() => void save(filled)}
        >
          {phrases.saveRooms}
        </Button>
        {roomsByHand && (
          <Button
            variant="secondary"
            loading={isPending && variables.rooms === null}
            onClick={() => void save(null)}
          >
            {phrases.takeTheProposedRooms}
          </Button>
        )}
        <CancelButton disabled={isPending} onClick={onClose} />
      </DialogActions>
    </Stack>
  );
}
