import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import { profileForm, type ProfileFormValues } from '@sangamam/contract/people/profile/profile-form';
import { profileMessages } from '@sangamam/contract/people/profile/profile-messages';
import type { z } from 'zod';

import * as phrases from '#phrases/people/family/profile/profile-form.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import type { PersonReference } from '#web/domain/reference-data/person-reference.ts';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { ContactInformation } from '#web/domain/person-form/contact-information.tsx';
import { asPersonForm, type PersonTyped } from '#web/domain/person-form/person-typed.ts';
import { PersonalDetails } from '#web/domain/person-form/personal-details.tsx';
import { personFieldNames, toPersonPayload } from '#web/domain/person-form/person-payload.ts';
import { profileTyped } from '#web/domain/person-form/profile-values.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useUpdateProfile } from '../api.ts';

/** The form values are wider than the schema input: a select may still be empty, which the schema refuses. */
const schema = profileForm as unknown as z.ZodType<ProfileFormValues, PersonTyped>;

const refusals = { fields: personFieldNames } as const;

/** Changes all details except the email address (SPEC §5 Profile edit). A draft survives a reload. */
export function ProfileForm({
  profile,
  reference,
  onDone,
}: {
  profile: UserProfile;
  reference: PersonReference;
  /** Called when it was saved or cancelled. */
  onDone: () => void;
}) {
  const form = useAppForm({ schema, defaultValues: profileTyped(profile) });
  const { revision, newerVersion } = useRevision(form, profile, profileTyped);
  const forgetDraft = useFormDraft(form, 'profile', { leaveOut: ['email', 'confirmEmail'] });
  const { mutateAsync } = useUpdateProfile();
  const leave = () => {
    forgetDraft();
    onDone();
  };
  return (
    <Form
      form={form}
      label={phrases.editDetails}
      errorTitle={profileMessages.anyError}
      refusals={refusals}
      onSubmit={async (values) => {
        await mutateAsync({ ...toPersonPayload(values), revision });
        leave();
        showToast({ message: phrases.yourDetailsAreSaved });
      }}
    >
      {newerVersion}
      <PersonalDetails form={asPersonForm(form)} parishes={reference.parishes} />
      <ContactInformation form={asPersonForm(form)} reference={reference} emailFixed />
      <FormDialogActions submit={phrases.save} sending={phrases.savingYourDetails} onCancel={leave} />
    </Form>
  );
}
