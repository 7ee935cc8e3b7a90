import type {
  ParticipantFormInput,
  ParticipantFormValues,
} from '@sangamam/contract/orders/participants/participant-form';
import { useController, type Control } from 'react-hook-form';

import { PhoneField } from '#web/ui/form/field/phone-field.tsx';
import type { Option } from '#web/ui/form/field/select-field.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';

/** The form's two fields for a mobile number as one. */
export function ParticipantPhone({
  control,
  dialCodes,
  onChanged,
}: {
  control: Control<ParticipantFormInput, unknown, ParticipantFormValues>;
  dialCodes: readonly Option[];
  onChanged: () => void;
}) {
  const {
    field: { value: countryCode, onChange: onCode },
  } = useController({ control, name: 'mobileCountryCode' });
  const {
    field: { ref, value: phoneNumber, onChange: onNumber, onBlur },
    fieldState: { error },
  } = useController({ control, name: 'mobileNumber' });
  return (
    <PhoneField
      id={useFieldId('mobileNumber')}
      ref={ref}
      optional
      dialCodes={dialCodes}
      value={{ countryCode, phoneNumber }}
      error={error?.message}
      onBlur={onBlur}
      onChange={(next) => {
        if (next.countryCode !== countryCode) onCode(next.countryCode);
        if (next.phoneNumber !== phoneNumber) onNumber(next.phoneNumber);
        onChanged();
      }}
    />
  );
}
