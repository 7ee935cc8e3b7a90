import type { UserProfile } from '@sangamam/contract/accounts/user-profile';

import * as phrases from '#phrases/people/family/profile/profile-form.ts';
import { PersonDialog } from '#web/domain/person-form/person-dialog.tsx';

import { ProfileForm } from './profile-form.tsx';

/** The details of the profile, to change (SPEC §2 My Account). */
export function EditProfileDialog({
  profile,
  opened,
  onClose,
}: {
  profile: UserProfile;
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <PersonDialog title={phrases.editDetails} opened={opened} onClose={onClose}>
      {(reference) => <ProfileForm profile={profile} reference={reference} onDone={onClose} />}
    </PersonDialog>
  );
}
