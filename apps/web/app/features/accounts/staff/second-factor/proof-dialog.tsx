import * as phrases from '#phrases/accounts/family/proof.ts';
import { ProofForm } from '#web/features/accounts/family/proof/proof-form.tsx';
import { useProofPrompt } from '#web/features/accounts/family/proof/use-proof-prompt.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';

import { useSecondFactor } from './api.ts';

/** Asks for password and code when a call needs a fresh proof; the call is then retried automatically. */
export function ProofDialog() {
  const { isOpen, close } = useProofPrompt();
  return (
    <Dialog opened={isOpen} onClose={() => close(false)} title={phrases.pleaseConfirmItsYou} size="sm">
      <StaffProofForm onProved={() => close(true)} onCancel={() => close(false)} />
    </Dialog>
  );
}

function StaffProofForm(props: { onProved: () => void; onCancel: () => void }) {
  const { data, refetch } = useSecondFactor();
  // A second factor may have been set up in another window meanwhile.
  return <ProofForm {...props} isEnrolled={data?.isEnrolled === true} onCodeWanted={refetch} />;
}
