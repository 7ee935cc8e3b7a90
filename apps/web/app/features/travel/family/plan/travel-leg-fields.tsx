import { travelFields, type TravelFormInput } from '@sangamam/contract/travel/plan/travel-form';
import { useWatch, type Control } from 'react-hook-form';

import * as phrases from '#phrases/travel/family/travel.ts';
import { FormChoice, FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FormDay } from '#web/ui/form/form-day.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import type { Option } from '#web/ui/form/field/select-field.tsx';
import { WholeDates } from '#web/ui/primitives/whole-dates/whole-dates.tsx';

const answers = [
  { value: 'YES', label: phrases.yes },
  { value: 'NO', label: phrases.no },
];

/** One direction: whether transport is wanted and, if so, its flight. */
export function TravelLegFields<Output>({
  side,
  control,
  airports,
  today,
}: {
  side: keyof typeof travelFields;
  control: Control<TravelFormInput, unknown, Output>;
  airports: readonly Option[];
  /** The first day of the calendar, `YYYY-MM-DD`. */
  today: string;
}) {
  const names = travelFields[side];
  const isArrival = side === 'arrivalInfo';
  const direction = isArrival ? phrases.arrival : phrases.departure;
  const wanted = useWatch({ control, name: names.transportationRequired });
  return (
    <FormSection title={direction} description={isArrival ? phrases.arrivalHint : phrases.departureHint}>
      <FormChoice
        control={control}
        name={names.transportationRequired}
        label={phrases.needTransport}
        options={answers}
      />
      {wanted === 'YES' && (
        <>
          <FieldRow>
            <FormSelect
              control={control}
              name={names.airport}
              label={phrases.airportOf({ direction })}
              placeholder={phrases.selectAirport}
              options={airports}
            />
            <FormText
              control={control}
              name={names.flightNumber}
              label={phrases.flightOf({ direction })}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
            />
          </FieldRow>
          <FieldRow>
            <FormDay
              control={control}
              name={names.date}
              label={phrases.dateOf({ direction })}
              description={<WholeDates>{phrases.dayHint}</WholeDates>}
              from={today}
            />
            <FormText
              control={control}
              name={names.time}
              label={phrases.timeOf({ direction })}
              description={phrases.timeHint}
              placeholder={phrases.timeFormat}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
            />
          </FieldRow>
          <FieldRow keepsColumns>
            <FormText
              control={control}
              name={names.numberOfPassengers}
              label={phrases.passengersOf({ direction })}
              description={phrases.passengersHint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
            />
          </FieldRow>
        </>
      )}
    </FormSection>
  );
}
