import type { UserProfile } from '@sangamam/contract/accounts/user-profile';

import * as phrases from '#phrases/people/staff/correct.ts';
import { PersonDialog } from '#web/domain/person-form/person-dialog.tsx';

import { CorrectForm } from './correct-form.tsx';

/** Lets staff correct a registrant's details. */
export function CorrectDialog({
  profile,
  opened,
  onClose,
}: {
  profile: UserProfile;
  opened: boolean;
  onClose: () => void;
}) {
  const { firstName, lastName } = profile;
  return (
    <PersonDialog
      title={phrases.correctDetails}
      intro={<p>{phrases.intro({ firstName, lastName })}</p>}
      opened={opened}
      onClose={onClose}
    >
      {(reference) => <CorrectForm profile={profile} reference={reference} onDone={onClose} />}
    </PersonDialog>
  );
}
