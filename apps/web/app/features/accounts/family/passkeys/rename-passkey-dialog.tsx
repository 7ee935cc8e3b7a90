import type { PasskeyRecord } from '@sangamam/contract/accounts/passkeys/passkey-endpoints';
import { passkeyName } from '@sangamam/contract/accounts/passkeys/passkey-name';
import { z } from 'zod';

import * as phrases from '#phrases/accounts/family/passkeys.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useRenamePasskey } from './api.ts';

const schema = z.object({ name: passkeyName });

/** Gives a passkey a name that its owner knows it by. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: PasskeyRecord; onClose: () => void }) {
  const form = useAppForm({ schema, defaultValues: { name: passkey.name } });
  const { mutateAsync } = useRenamePasskey(passkey._id);
  return (
    <Dialog opened onClose={onClose} title={phrases.renameTitle} size="sm">
      <Form
        form={form}
        label={phrases.renameTitle}
        errorTitle={phrases.renameFailed}
        onSubmit={async (values) => {
          await mutateAsync(values);
          showToast({ message: phrases.renamed });
          onClose();
        }}
      >
        <FormText
          control={form.control}
          name="name"
          label={phrases.passkeyName}
          description={phrases.passkeyNameHint}
          autoComplete="off"
          data-autofocus
        />
        <FormDialogActions submit={phrases.saveName} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
