import { useEffect, useState } from 'react';

import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';

/** Thanks for the sign-up and says what comes next (SPEC §2). */
export function SignUpSentDialog({ email }: { email: string }) {
  const [opened, setOpened] = useState(true);
  // The long form is gone: what stands in its place begins at the top.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title="Thank you for signing up!">
      <p>
        A verification email was sent to <strong>{email}</strong>. Open the link in it and choose your
        password; then you can log in and register your family.
      </p>
      <p>The link is good for 48 hours. If you cannot find the email, please look in the spam folder, too.</p>
      <DialogActions>
        <LinkButton to={paths.login()}>Go to login</LinkButton>
      </DialogActions>
    </Dialog>
  );
}
