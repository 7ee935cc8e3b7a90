import * as phrases from '#phrases/accounts/family/proof.ts';
import { ProofForm } from '#web/features/accounts/family/proof/proof-form.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';

import { useSecondFactor } from './api.ts';

/** The dialog that asks staff for password and code. */
export function StaffProofDialog({
  opened,
  onClose,
  onProved,
}: {
  opened: boolean;
  onClose: () => void;
  onProved: () => void;
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.pleaseConfirmItsYou} size="sm">
      <StaffProofForm onProved={onProved} onCancel={onClose} />
    </Dialog>
  );
}

function StaffProofForm(props: { onProved: () => void; onCancel: () => void }) {
  const { data, refetch } = useSecondFactor();
  // A second factor may have been set up in another window meanwhile.
  return <ProofForm {...props} isEnrolled={data?.isEnrolled === true} onCodeWanted={refetch} />;
}
