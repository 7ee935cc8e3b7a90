import { birthDateFrom, todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { isUnderOwnMailAge } from '@sangamam/contract/orders/participants/minors';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';

import type { Option } from '#web/ui/form/field/select-field.tsx';
import { FormCheckbox, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';
import type { ParticipantAppForm } from './participant-form-types.ts';
import { ParticipantPhone } from './participant-phone.tsx';
import { useRecheck } from './use-recheck.ts';

/** E-mail address, mobile number and whether they want news. A child has neither address nor news of its own. */
export function ContactSection({
  form,
  isSelf,
  dialCodes,
}: {
  form: ParticipantAppForm;
  isSelf: boolean;
  dialCodes: readonly Option[];
}) {
  const { control } = form;
  const recheck = useRecheck(form);
  const isChild = useIsChild(form, isSelf);
  return (
    <FormSection
      title="How to reach them"
      description="Children need neither. Each email address can belong to one person only."
    >
      <FieldRow>
        <FormText
          control={control}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          optional
          disabled={isSelf || isChild}
          description={
            isSelf
              ? 'Your account has this address; it cannot be changed here.'
              : isChild
                ? 'Children under 13 get no mail of their own. We write to you.'
                : undefined
          }
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
        label="Send this person news about the convention"
      />
    </FormSection>
  );
}

/** Whether the typed date of birth is a child's; what a child cannot have is then emptied. */
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
