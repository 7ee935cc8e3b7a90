import type { MailTextDetail } from '@sangamam/contract/mail/texts/mail-text-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/mail/staff/texts.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import { useResetMailText } from './api.ts';

/** Goes back to the site's own text, after a question. */
export function BackToOurs({
  of,
  change,
  onBack,
}: {
  /** The convention. */
  of: string;
  change: Parameters<ReturnType<typeof useResetMailText>['mutateAsync']>[0];
  onBack: (changed: MailTextDetail) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const reset = useResetMailText(of);
  return (
    <>
      <Button variant="secondary" icon={icons.undo} onClick={() => setAsking(true)}>
        {phrases.backToOurs}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={phrases.backTitle}
        confirmLabel={phrases.backToOurs}
        tone="primary"
        onConfirm={async () => {
          onBack(await reset.mutateAsync(change));
          showToast({ message: phrases.isBack });
        }}
      >
        <p>{phrases.backText}</p>
      </ConfirmDialog>
    </>
  );
}
