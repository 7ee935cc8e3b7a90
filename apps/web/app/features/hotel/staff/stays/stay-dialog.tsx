import type { HotelSettings, StayRow } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { stayForm } from '@sangamam/contract/hotel/stays/stay-form';
import { bedTypes, roomsNearby } from '@sangamam/contract/hotel/stays/room-wishes';
import { mostRooms } from '@sangamam/contract/hotel/room-numbers';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/hotel/staff/stays.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormCheckbox, FormSelect, FormText, FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useSaveStay } from '../api.ts';

interface Props {
  stay: StayRow;
  settings: HotelSettings;
  opened: boolean;
  onClose: () => void;
}

/** Enters hotel and confirmation numbers of a family. */
export function StayDialog({ opened, onClose, ...rest }: Props) {
  const title = phrases.hotelOf({ registrantName: rest.stay.registrantName });
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <StayFields {...rest} onClose={onClose} />
    </Dialog>
  );
}

/** A field for each room, and for numbers beyond them. */
const valuesOf = ({
  hotelName,
  confirmationNumbers,
  rooms,
  address,
  phoneNumber,
  checkedInAt,
  bedTypes,
  roomsNearby,
}: StayRow) => ({
  hotelName,
  confirmationNumbers: Array.from(
    { length: Math.max(rooms.length, confirmationNumbers.length) },
    (_, at) => confirmationNumbers[at] ?? '',
  ),
  address,
  phoneNumber,
  checkedIn: checkedInAt !== null,
  bedTypes,
  roomsNearby,
});

/** A family without a hotel starts with that of the convention. */
function startOf(stay: StayRow, { hotelName, address, phoneNumber }: HotelSettings) {
  return { ...valuesOf(stay), ...(stay.hotelName === '' && { hotelName, address, phoneNumber }) };
}

function StayFields({ stay, settings, onClose }: Omit<Props, 'opened'>) {
  const form = useAppForm({ schema: stayForm, defaultValues: startOf(stay, settings) });
  const { control } = form;
  const { revision, newerVersion } = useRevision(form, stay, valuesOf);
  const { mutateAsync } = useSaveStay(stay.orderId);
  const numbers = useWatch({ control, name: 'confirmationNumbers' }) ?? [];
  return (
    <Form
      form={form}
      label={phrases.editHotel}
      errorTitle={phrases.thisWasNotSaved}
      onSubmit={async (values) => {
        await mutateAsync({ ...values, revision });
        showToast({ message: phrases.saved });
        onClose();
      }}
    >
      {newerVersion}
      {numbers.map((_, at) => (
        <FormText
          key={phrases.numberOfRoom({ room: at + 1 })}
          control={control}
          name={`confirmationNumbers.${at}`}
          label={numbers.length === 1 ? phrases.confirmationNumber : phrases.numberOfRoom({ room: at + 1 })}
          {...(at === 0 && { description: phrases.confirmationNumberHint })}
          optional
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
      ))}
      {numbers.length < mostRooms && (
        <div>
          <Button
            variant="muted"
            size="sm"
            onClick={() =>
              form.setValue('confirmationNumbers', [...form.getValues('confirmationNumbers'), ''])
            }
          >
            {phrases.anotherRoom}
          </Button>
        </div>
      )}
      {stay.bedTypes.map((_, at) => (
        <FormSelect
          key={phrases.bedsOfRoom({ room: at + 1 })}
          control={control}
          name={`bedTypes.${at}`}
          label={stay.bedTypes.length === 1 ? phrases.beds : phrases.bedsOfRoom({ room: at + 1 })}
          {...(at === 0 && { description: phrases.bedsHint })}
          options={bedTypes.map((value) => ({ value, label: phrases.bedTypes[value] }))}
        />
      ))}
      {stay.rooms.length > 1 && (
        <FormSelect
          control={control}
          name="roomsNearby"
          label={phrases.roomsNearbyLabel}
          options={roomsNearby.map((value) => ({ value, label: phrases.roomsNearby[value] }))}
        />
      )}
      <FormText
        control={control}
        name="hotelName"
        label={phrases.hotel}
        optional
        autoComplete="off"
        maxLength={120}
      />
      <FormTextarea
        control={control}
        name="address"
        label={phrases.address}
        optional
        rows={2}
        maxLength={300}
      />
      <FormText
        control={control}
        name="phoneNumber"
        label={phrases.phone}
        optional
        type="tel"
        autoComplete="off"
        maxLength={40}
      />
      <FormCheckbox control={control} name="checkedIn" label={phrases.checkedIn} />
      <FormDialogActions submit={phrases.save} onCancel={onClose} />
    </Form>
  );
}
