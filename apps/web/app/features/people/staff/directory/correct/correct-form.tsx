import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import { profileForm } from '@sangamam/contract/people/profile/profile-form';
import { profileMessages } from '@sangamam/contract/people/profile/profile-messages';
import { accountReason } from '@sangamam/contract/staff/members/staff-admin-endpoints';
import type { FieldPath } from 'react-hook-form';
import type { z } from 'zod';

import * as phrases from '#phrases/people/staff/correct.ts';
import type { PersonReference } from '#web/domain/reference-data/person-reference.ts';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form, FormSection } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { ContactInformation } from '#web/domain/person-form/contact-information.tsx';
import { asPersonForm, type PersonTyped } from '#web/domain/person-form/person-typed.ts';
import { PersonalDetails } from '#web/domain/person-form/personal-details.tsx';
import { personFieldNames, toPersonPayload } from '#web/domain/person-form/person-payload.ts';
import { profileTyped } from '#web/domain/person-form/profile-values.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useCorrectPerson } from '../api.ts';

const corrected = profileForm.safeExtend({ reason: accountReason });

type Typed = PersonTyped & { reason: string };

/** The form values are wider than the schema input: a select may still be empty, which the schema refuses. */
const schema = corrected as unknown as z.ZodType<z.output<typeof corrected>, Typed>;

type FieldNames = Record<string, FieldPath<PersonTyped>>;

/** The server prefixes the profile's fields with `profile`; USER_EXIST belongs to the email field. */
const refusals = {
  fields: {
    ...Object.fromEntries(Object.keys(profileForm.shape).map((name) => [`profile.${name}`, name])),
    'profile.mobile.phoneNumber': 'mobile.phoneNumber',
    'profile.mobile.countryCode': 'mobile.countryCode',
    ...Object.fromEntries(Object.entries(personFieldNames).map(([from, name]) => [`profile.${from}`, name])),
  } as FieldNames,
  codes: { USER_EXIST: { field: 'email' } },
} as const;

/** All details of a registrant, including the email address, and the reason for the change. */
export function CorrectForm({
  profile,
  reference,
  onDone,
}: {
  profile: UserProfile;
  reference: PersonReference;
  /** Called when it was saved or cancelled. */
  onDone: () => void;
}) {
  const form = useAppForm({ schema, defaultValues: { ...profileTyped(profile), reason: '' } });
  const { base, revision, newerVersion } = useRevision(form, profile, profileTyped);
  const { mutateAsync } = useCorrectPerson(profile._id);
  return (
    <Form
      form={form}
      label={phrases.correctDetails}
      errorTitle={profileMessages.anyError}
      refusals={refusals}
      onSubmit={async ({ reason, ...values }) => {
        const { email, ...payload } = toPersonPayload(values);
        await mutateAsync({
          profile: payload,
          reason,
          revision,
          // The address is sent only where it was changed here.
          ...(email !== base.email && { email }),
        });
        onDone();
        showToast({
          message: phrases.detailsOfCorrected({
            firstName: values.firstName,
            lastName: values.lastName,
          }),
        });
      }}
    >
      {newerVersion}
      <PersonalDetails form={asPersonForm(form)} parishes={reference.parishes} />
      <ContactInformation form={asPersonForm(form)} reference={reference} />
      <FormSection title={phrases.why}>
        <FormTextarea
          control={form.control}
          name="reason"
          label={phrases.reason}
          description={phrases.reasonHint}
          maxLength={500}
          rows={2}
        />
      </FormSection>
      <FormDialogActions submit={phrases.save} sending={phrases.savingTheDetails} onCancel={onDone} />
    </Form>
  );
}
