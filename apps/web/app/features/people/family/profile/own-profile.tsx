import type { UserProfile } from '@sangamam/contract/accounts/user-profile';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import * as phrases from '#phrases/people/family/profile.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';

import { PhotoActions } from './photo/photo-actions.tsx';
import { ProfileCard } from './profile-card.tsx';

const EditProfileDialog = lazyDialog(() =>
  import('./profile-form/edit-profile-dialog.tsx').then(({ EditProfileDialog }) => EditProfileDialog),
);

/**
 * A registrant's profile with photo and actions. The address remembers that the form is open, so that it reappears with
 * its draft after a reload or signing in again. `children` are shown at the bottom of the card.
 */
export function OwnProfile({ profile, children }: { profile: UserProfile; children?: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const setOpen = (open: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (open) next.set('edit', 'profile');
        else next.delete('edit');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <ProfileCard
        profile={profile}
        photoActs={<PhotoActions userId={profile._id} photo={profile.signedProfilePicture} />}
      >
        <Button variant="secondary" icon={icons.edit} onClick={() => setOpen(true)}>
          {phrases.editDetails}
        </Button>
        {children}
      </ProfileCard>
      <EditProfileDialog
        profile={profile}
        opened={params.get('edit') === 'profile'}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
