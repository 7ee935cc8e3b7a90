import { useEffect } from 'react';
import { useWatch, useController, type Control } from 'react-hook-form';

import { birthDateFrom, todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { isUnderOwnMailAge } from '@sangamam/contract/orders/participants/minors';
import type {
  ParticipantFormInput,
  ParticipantFormValues,
} from '@sangamam/contract/orders/participants/participant-form';

import * as phrases from '#phrases/orders/family/participant-form.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';
import { FormCheckbox, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';
import { PhoneField } from '#web/ui/form/field/phone-field.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';

import type { ParticipantAppForm } from './participant-form-types.ts';
import { useRevalidate } from './use-revalidate.ts';

import styles from './participant-form.module.css';

/** Email address, mobile number and notifications. A child has no email address or notifications. */
export function ContactSection({
  form,
  isSelf,
  emailFixed,
  dialCodes,
}: {
  form: ParticipantAppForm;
  isSelf: boolean;
  emailFixed: boolean;
  dialCodes: readonly Option[];
}) {
  const { control } = form;
  const recheck = useRevalidate(form);
  const isChild = useIsChild(form, isSelf);
  return (
    <>
      <p className={styles['hint']}>{phrases.contactHint}</p>
      <FieldRow>
        <FormText
          control={control}
          name="email"
          label={phrases.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          optional
          disabled={emailFixed || isChild}
          description={emailFixed ? phrases.ownEmailHint : isChild ? phrases.childEmailHint : undefined}
          onChanged={() => recheck('receiveNotification')}
        />
        <ParticipantPhone
          control={control}
          dialCodes={dialCodes}
          onChanged={() => recheck('receiveNotification')}
        />
      </FieldRow>
      <FormCheckbox
        control={control}
        name="receiveNotification"
        disabled={isChild}
        label={phrases.sendNews}
      />
    </>
  );
}

/** Whether the entered date of birth is a child's; fields that a child cannot have are then cleared. */
function useIsChild(form: ParticipantAppForm, isSelf: boolean): boolean {
  const [year, month, day] = useWatch({ control: form.control, name: ['year', 'month', 'day'] });
  const dob = birthDateFrom({ year, month, day });
  const isChild = !isSelf && dob !== undefined && isUnderOwnMailAge(dob, todayUtc());
  useEffect(() => {
    if (!isChild) return;
    form.setValue('email', '', { shouldDirty: true });
    form.setValue('receiveNotification', false, { shouldDirty: true });
    form.clearErrors(['email', 'receiveNotification']);
  }, [form, isChild]);
  return isChild;
}

/** The form's two fields for a mobile number as one. */
function ParticipantPhone({
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
