import { useProofPrompt } from '#web/features/accounts/family/proof/use-proof-prompt.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';

const StaffProofDialog = lazyDialog(async () => (await import('./staff-proof-dialog.tsx')).StaffProofDialog);

/** Asks for password and code when a call needs a fresh proof; the call is then retried automatically. */
export function ProofDialog() {
  const { isOpen, close } = useProofPrompt();
  return <StaffProofDialog opened={isOpen} onClose={() => close(false)} onProved={() => close(true)} />;
}
