import { useState } from 'react';

import * as phrases from '#phrases/accounts/family/sign-up.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';

/** Thanks for signing up and says what to do next (SPEC §2). */
export function SignUpSentDialog({ email }: { email: string }) {
  const [opened, setOpened] = useState(true);
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title={phrases.sentTitle}>
      <p>
        {phrases.verificationSentTo} <strong>{email}</strong>
        {phrases.openVerificationLink}
      </p>
      <p>{phrases.linkHint}</p>
      <DialogActions>
        <LinkButton to={paths.login()} state={{ email }}>
          {phrases.goToLogin}
        </LinkButton>
      </DialogActions>
    </Dialog>
  );
}
