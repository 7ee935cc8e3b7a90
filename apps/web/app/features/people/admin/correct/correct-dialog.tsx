import type { UserProfile } from '@sangamam/contract/accounts/user-profile';

import * as phrases from '#phrases/people/admin/correct.ts';
import { usePersonReference } from '#web/domain/reference-data/use-person-reference.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';
import { CorrectForm } from './correct-form.tsx';

/** Corrects for a registrant what they cannot correct alone. */
export function CorrectDialog({
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
    <Dialog opened={opened} onClose={onClose} title={phrases.correctDetails} size="xl">
      <p>{phrases.youAreChangingWhatHasTold({ firstName: profile.firstName, lastName: profile.lastName })}</p>
      <Loaded
        query={reference}
        skeleton={<CardSkeletons count={2} lines={5} label={phrases.loadingTheForm} />}
      >
        {(loaded) => <CorrectForm profile={profile} reference={loaded} onDone={onClose} />}
      </Loaded>
    </Dialog>
  );
}
