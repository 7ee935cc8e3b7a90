import { typedWhole } from '@sangamam/contract/fields/typed-number';
import { saveHotelSettings, type HotelSettings } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import { z } from 'zod';

import * as phrases from '#phrases/hotel/staff/stays.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useSaveHotelSettings } from '../../api.ts';

const { wholeNumberRequired } = phrases;
const { hotelName, address, phoneNumber, roomCapacity, checkInDaysBefore } = saveHotelSettings.body.shape;
const schema = z.object({
  hotelName,
  address,
  phoneNumber,
  roomCapacity: typedWhole({ required: wholeNumberRequired, invalid: wholeNumberRequired }).pipe(
    roomCapacity,
  ),
  checkInDaysBefore: typedWhole({
    required: wholeNumberRequired,
    invalid: wholeNumberRequired,
  }).pipe(checkInDaysBefore.unwrap()),
});

const valuesOf = ({ hotelName, address, phoneNumber, roomCapacity, checkInDaysBefore }: HotelSettings) => ({
  hotelName,
  address,
  phoneNumber,
  roomCapacity: String(roomCapacity),
  checkInDaysBefore: String(checkInDaysBefore),
});

/** The hotel of a convention, which families without one start with, and the beds in its rooms. */
export function HotelSettingsForm({
  conventionId,
  settings,
}: {
  conventionId: string;
  settings: HotelSettings;
}) {
  const form = useAppForm({ schema, defaultValues: valuesOf(settings) });
  const { control } = form;
  const { revision, setRevision, newerVersion } = useRevision(form, settings, valuesOf);
  const { mutateAsync } = useSaveHotelSettings(conventionId);
  return (
    <Form
      form={form}
      label={phrases.hotelSettings}
      errorTitle={phrases.thisWasNotSaved}
      onSubmit={async (values) => {
        const saved = await mutateAsync({ ...values, revision });
        setRevision(saved.revision);
        showToast({ message: phrases.saved });
      }}
    >
      {newerVersion}
      <FieldRow>
        <FormText
          control={control}
          name="hotelName"
          label={phrases.hotel}
          description={phrases.defaultHotelHint}
          optional
          autoComplete="off"
          maxLength={120}
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
      </FieldRow>
      <FormTextarea
        control={control}
        name="address"
        label={phrases.address}
        optional
        rows={2}
        maxLength={300}
      />
      <FieldRow>
        <FormText
          control={control}
          name="roomCapacity"
          label={phrases.bedsInARoom}
          description={phrases.roomCapacityHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
        />
        <FormText
          control={control}
          name="checkInDaysBefore"
          label={phrases.daysBeforeCheckIn}
          description={phrases.checkInDaysHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
      </FieldRow>
      <FormActions>
        <SubmitButton>{phrases.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
