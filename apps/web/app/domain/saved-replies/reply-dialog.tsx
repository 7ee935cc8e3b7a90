import {
  longestReply,
  replyName,
  replyText,
  type SavedReply,
} from '@sangamam/contract/casework/saved-replies/saved-reply';
import { z } from 'zod';

import * as phrases from '#phrases/domain/saved-replies.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText, FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useSaveReply } from './api.ts';

const schema = z.object({ name: replyName, text: replyText });

interface ReplyDialogProps {
  /** The reply that is changed, as it is stored now; a new one is written without it. */
  reply?: SavedReply | undefined;
  /** What a new one begins with. */
  text?: string;
  onClose: () => void;
}

/** Names a reply and writes its text. Rendered while it is open. */
export function ReplyDialog(props: ReplyDialogProps) {
  const title = props.reply ? phrases.changeReply({ name: props.reply.name }) : phrases.saveAReply;
  return (
    <Dialog opened onClose={props.onClose} title={title}>
      <ReplyForm {...props} title={title} />
    </Dialog>
  );
}

function ReplyForm({ reply, text = '', title, onClose }: ReplyDialogProps & { title: string }) {
  const form = useAppForm({ schema, defaultValues: reply ? valuesOf(reply) : { name: '', text } });
  const { revision, newerVersion } = useRevision(form, reply, valuesOf);
  const { mutateAsync } = useSaveReply(reply && { _id: reply._id, revision: revision ?? 0 });
  return (
    <Form
      form={form}
      label={title}
      errorTitle={phrases.notSaved}
      refusals={{ codes: { REPLY_NAME_TAKEN: { field: 'name' } } }}
      onSubmit={async (draft) => {
        const { name } = await mutateAsync(draft);
        showToast({ message: phrases.saved({ name }) });
        onClose();
      }}
    >
      {newerVersion}
      <FormText
        control={form.control}
        name="name"
        label={phrases.nameOfTheReply}
        description={phrases.nameHint}
        maxLength={60}
        autoComplete="off"
        data-autofocus
      />
      <FormTextarea
        control={form.control}
        name="text"
        label={phrases.textOfTheReply}
        description={phrases.placeholdersHint}
        maxLength={longestReply}
        rows={7}
      />
      <FormDialogActions submit={phrases.save} sending={phrases.saving} onCancel={onClose} />
    </Form>
  );
}

const valuesOf = ({ name, text }: SavedReply) => ({ name, text });
