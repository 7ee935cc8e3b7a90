import { birthDateFrom, todayUtc } from '@sangamam/contract/fields/date-of-birth';
import {
  maritalStatuses,
  maritalStatusNames,
  otherParishValue,
} from '@sangamam/contract/fields/person-enumerations';
import { isUnderOwnMailAge } from '@sangamam/contract/participants/minors';
import {
  participantForm,
  type ParticipantFormInput,
  type ParticipantFormValues,
} from '@sangamam/contract/participants/participant-form';
import {
  participantEmptied,
  participantMessages as say,
} from '@sangamam/contract/participants/participant-messages';
import {
  relationshipNames,
  type ParticipantRecord,
  type Relationship,
} from '@sangamam/contract/participants/participant';
import { isCountryOfLocalUnit } from '@sangamam/contract/reference-data/residence';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';

import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { countryAfter } from '#web/domain/reference-data/residence-choices.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import type { Option } from '#web/ui/form/field/select-field.tsx';
import {
  FormCheckbox,
  FormDateOfBirth,
  FormSelect,
  FormText,
  SubmitButton,
} from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormSection } from '#web/ui/form/form.tsx';
import { NewerVersion } from '#web/ui/form/newer-version/newer-version.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import styles from '../participants.module.css';
import { guessMaritalStatus } from './guess-marital-status.ts';
import { participantFromWire } from './participant-form-values.ts';
import { ParticipantPhone } from './participant-phone.tsx';

/** The lists that the form's selects offer. */
export interface ParticipantFormLists {
  localUnits: readonly Option[];
  parishes: readonly Option[];
  countries: readonly Option[];
  dialCodes: readonly Option[];
}

/**
 * A family member's details (SPEC §5 Add/edit participant). What `onSave` throws lands on the fields; a refused e-mail
 * address tells what to do instead. With `canAddAnother` the form empties after saving and goes on.
 */
export function ParticipantForm({
  draftName,
  label,
  initial,
  stored,
  relationships,
  lists,
  canAddAnother = false,
  onSave,
  onDone,
  onCancel,
}: {
  /** Under which what is typed survives a reload. */
  draftName: string;
  label: string;
  initial: ParticipantFormInput;
  /** The person as stored now, where the form changes somebody. */
  stored?: ParticipantRecord | undefined;
  /** What the person may be; SELF alone for the registrant. */
  relationships: readonly Relationship[];
  lists: ParticipantFormLists;
  canAddAnother?: boolean;
  /** `revision` is what the form started from, where it changes somebody. */
  onSave: (values: ParticipantFormValues, revision: number | undefined) => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
}) {
  const form = useAppForm({ schema: participantForm, defaultValues: initial, emptied: participantEmptied });
  const [revision, setRevision] = useState(stored?.revision);
  const forgetDraft = useFormDraft(form, draftName);
  const [thenAnother, setThenAnother] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) form.setFocus('firstName');
  }, [form, round]);
  const { control } = form;
  const { isSubmitting, errors } = useFormState({ control });
  const [parish, relationship, localUnit] = useWatch({
    control,
    name: ['parishInKerala', 'relationShip', 'localUnit'],
  });
  const isSelf = initial.relationShip === 'SELF';
  const [year, month, day] = useWatch({ control, name: ['year', 'month', 'day'] });
  const dob = birthDateFrom({ year, month, day });
  const isChild = !isSelf && dob !== undefined && isUnderOwnMailAge(dob, todayUtc());
  useEffect(() => {
    if (!isChild) return;
    form.setValue('email', '', { shouldDirty: true });
    form.setValue('receiveNotification', false, { shouldDirty: true });
    form.clearErrors(['email', 'receiveNotification']);
  }, [form, isChild]);
  const countries = lists.countries.filter(
    ({ value }) => localUnit === '' || isCountryOfLocalUnit(localUnit, value),
  );
  const save = async (values: ParticipantFormValues) => {
    await onSave(values, revision);
    forgetDraft();
    if (!thenAnother) return onDone();
    form.reset(initial);
    setRound((count) => count + 1);
  };
  /** What goes without saying is filled in, to be seen and changed before it is saved. */
  const guess = () => {
    const status = guessMaritalStatus(form.getValues());
    if (status) form.setValue('maritalStatus', status, { shouldDirty: true, shouldValidate: true });
  };
  /** A complaint that hangs on another field goes as soon as that one is put right. */
  const recheck = (name: 'parishInKerala' | 'receiveNotification') => {
    if (errors[name]) void form.trigger(name);
  };
  return (
    <Form
      form={form}
      label={label}
      errorTitle={say.anyError}
      failedTitle="This person was not saved"
      refusals={refusals}
      onSubmit={save}
    >
      <NewerVersion
        form={form}
        stored={stored}
        revision={revision}
        valuesOf={participantFromWire}
        onShown={(newer) => setRevision(newer.revision)}
      />
      <FormSection title="Who it is">
        <FieldRow>
          <FormText control={control} name="firstName" label="First name" autoComplete="off" />
          <FormText control={control} name="lastName" label="Last name" autoComplete="off" />
        </FieldRow>
        <FormText control={control} name="familyName" label="Family name" autoComplete="off" />
        <FieldRow>
          <FormSelect
            control={control}
            name="relationShip"
            label="Relationship"
            placeholder="Choose"
            disabled={isSelf}
            options={relationships.map((one) => ({ value: one, label: relationshipNames[one] }))}
            onChanged={() => {
              recheck('parishInKerala');
              guess();
            }}
          />
          <FormSelect
            control={control}
            name="maritalStatus"
            label="Marital status"
            placeholder="Choose"
            options={maritalStatuses.map((one) => ({ value: one, label: maritalStatusNames[one] }))}
          />
        </FieldRow>
        <FormDateOfBirth
          control={control}
          years={{ youngest: isSelf ? 18 : 0, oldest: 99 }}
          onChanged={guess}
        />
      </FormSection>
      <FormSection title="Where they belong">
        <FieldRow>
          <FormSelect
            control={control}
            name="localUnit"
            label="Local unit"
            placeholder="Choose"
            options={lists.localUnits}
            onChanged={(unit) => {
              form.setValue('country', countryAfter(unit, form.getValues('country')), { shouldDirty: true });
              form.clearErrors('country');
            }}
          />
          <FormSelect
            control={control}
            name="country"
            label="Country"
            placeholder="Choose"
            options={countries}
          />
        </FieldRow>
        <FieldRow>
          <FormSelect
            control={control}
            name="parishInKerala"
            label="Parish in Kerala"
            placeholder="Choose"
            optional={relationship !== 'SPOUSE'}
            options={lists.parishes}
          />
          {parish === otherParishValue && (
            <FormText control={control} name="otherParish" label="Name of the parish" autoComplete="off" />
          )}
        </FieldRow>
      </FormSection>
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
            dialCodes={lists.dialCodes}
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
      <div className={styles['bar']}>
        <SubmitButton
          loadingLabel="Saving…"
          loading={isSubmitting && !thenAnother}
          onClick={() => setThenAnother(false)}
        >
          Save
        </SubmitButton>
        {canAddAnother && (
          <SubmitButton
            variant="secondary"
            loadingLabel="Saving…"
            loading={isSubmitting && thenAnother}
            onClick={() => setThenAnother(true)}
          >
            Save & Add Another
          </SubmitButton>
        )}
        <Button
          variant="quiet"
          onClick={() => {
            forgetDraft();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const refusals = {
  fields: {
    organization: 'localUnit',
    dob: 'month',
    mobile: 'mobileNumber',
    'mobile.phoneNumber': 'mobileNumber',
    'mobile.countryCode': 'mobileNumber',
  },
  codes: {
    USER_EXIST: { field: 'email', message: say.emailInUse },
    RELATIONSHIP_TAKEN: { field: 'relationShip' },
  },
  leadsUp: true,
} as const;
