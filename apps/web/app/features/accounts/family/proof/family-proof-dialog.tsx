import { useState } from 'react';

import * as phrases from '#phrases/accounts/family/proof.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';

import { ProofForm } from './proof-form.tsx';
import { useProofPrompt } from './use-proof-prompt.ts';

/**
 * Asks for the password when a call needs a fresh proof; the call is then retried automatically. Families have no second
 * factor: the code is asked for once the site wants one, of staff who came here.
 */
export function FamilyProofDialog() {
  const { isOpen, close } = useProofPrompt();
  const [isEnrolled, setIsEnrolled] = useState(false);
  return (
    <Dialog opened={isOpen} onClose={() => close(false)} title={phrases.pleaseConfirmItsYou} size="sm">
      <ProofForm
        isEnrolled={isEnrolled}
        onCodeWanted={() => setIsEnrolled(true)}
        onProved={() => close(true)}
        onCancel={() => close(false)}
      />
    </Dialog>
  );
}
