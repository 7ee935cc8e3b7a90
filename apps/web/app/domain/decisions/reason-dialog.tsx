import { decisionReason } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';

import * as phrases from '#phrases/domain/decisions.ts';
import { AlsoOpen } from '#web/domain/presence/also-open.tsx';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ReplyTextarea, type AboutOrder } from '#web/domain/saved-replies/reply-textarea.tsx';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';

const schema = z.object({ reason: decisionReason });

interface ReasonDialogProps {
  /** Of the record that is decided on: what was typed about it stays through a reload or an ended session. */
  recordId: string;
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  reasonHint: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** Whether it can no longer be done: once that was refused, only leaving the dialog is offered. */
  isOver?: boolean;
  /** Offers saved replies for the reason. */
  replies?: AboutOrder;
  onConfirm: (reason: string) => Promise<unknown>;
}

/**
 * Asks once before a decision that needs a reason. Name in `children` what will happen, and in `reasonHint` who reads
 * the reason. The dialog stays open while `onConfirm` is under way; a refusal is shown in it.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  return <DialogOfRecord key={props.recordId} {...props} />;
}

function DialogOfRecord({
  recordId,
  opened,
  onClose,
  title,
  children,
  reasonHint,
  confirmLabel,
  cancelLabel = phrases.cancel,
  tone = 'danger',
  isOver = false,
  replies,
  onConfirm,
}: ReasonDialogProps) {
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  const forgetDraft = useFormDraft(form, `reason ${confirmLabel} ${recordId}`);
  const { isSubmitting } = form.formState;
  const [isRefused, setRefused] = useState(false);
  const isLost = isOver && isRefused && !isSubmitting;
  const close = () => {
    forgetDraft();
    form.reset();
    setRefused(false);
    onClose();
  };
  const field = {
    control: form.control,
    name: 'reason',
    label: phrases.reason,
    description: reasonHint,
    maxLength: 500,
    rows: 3,
    'data-autofocus': true,
  } as const;
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="sm" closable={!isSubmitting} keepsText>
      <div>
        {children}
        <AlsoOpen />
      </div>
      <Form
        form={form}
        label={title}
        errorTitle={phrases.thatDidntWork}
        onSubmit={async ({ reason }) => {
          try {
            await onConfirm(reason);
          } catch (error) {
            setRefused(true);
            throw error;
          }
          close();
        }}
      >
        {replies ? <ReplyTextarea {...field} replies={replies} /> : <FormTextarea {...field} />}
        <DialogActions>
          {!isLost && <SubmitButton variant={tone}>{confirmLabel}</SubmitButton>}
          <Button variant="secondary" disabled={isSubmitting} onClick={close}>
            {isLost ? phrases.close : cancelLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
