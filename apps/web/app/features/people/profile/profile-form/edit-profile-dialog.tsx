import type { UserProfile } from '@sangamam/contract/accounts/user-profile';

import * as phrases from '#phrases/people/profile/profile-form.ts';
import { usePersonReference } from '#web/domain/reference-data/use-person-reference.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';
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
  const reference = usePersonReference();
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.editDetails} size="xl">
      <Loaded
        query={reference}
        skeleton={<CardSkeletons count={2} lines={5} label={phrases.loadingTheForm} />}
      >
        {(loaded) => <ProfileForm profile={profile} reference={loaded} onDone={onClose} />}
      </Loaded>
    </Dialog>
  );
}
