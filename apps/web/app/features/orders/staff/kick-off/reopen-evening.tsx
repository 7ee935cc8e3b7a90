import { reopenForm } from '@sangamam/contract/orders/kick-off/kick-off-form';
import { useState } from 'react';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useReopenEvening } from './api.ts';

/** Opens a closed evening again, with a reason. */
export function ReopenEvening({ eveningId }: { eveningId: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {phrases.reopen}
      </Button>
      <Dialog opened={isAsked} onClose={() => setAsked(false)} title={phrases.reopen} keepsText>
        <ReopenForm eveningId={eveningId} onDone={() => setAsked(false)} />
      </Dialog>
    </>
  );
}

function ReopenForm({ eveningId, onDone }: { eveningId: string; onDone: () => void }) {
  const reopen = useReopenEvening(eveningId);
  const form = useAppForm({ schema: reopenForm, defaultValues: { reason: '' } });
  return (
    <Form
      form={form}
      label={phrases.reopen}
      errorTitle={phrases.notReopened}
      onSubmit={async (body) => {
        await reopen.mutateAsync(body);
        onDone();
      }}
    >
      <p>{phrases.reopenText}</p>
      <FormTextarea control={form.control} name="reason" label={phrases.reopenReason} rows={3} />
      <FormDialogActions submit={phrases.reopen} sending={phrases.reopening} onCancel={onDone} />
    </Form>
  );
}
