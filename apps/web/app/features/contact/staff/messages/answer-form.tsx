import {
  answerMessage,
  type MessageDetail,
} from '@sangamam/contract/contact/messages/message-admin-endpoints';

import * as phrases from '#phrases/contact/staff/messages.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SentenceWithEmail } from '#web/ui/primitives/email-text/email-text.tsx';

import { useAnswerMessage } from './api.ts';

const schema = answerMessage.body.pick({ body: true });

/** The form for the next answer. What is typed stays when a colleague answers first. */
export function AnswerForm({ message }: { message: MessageDetail }) {
  const form = useAppForm({ schema, defaultValues: { body: '' } });
  const forgetDraft = useFormDraft(form, `answer-${message._id}`);
  const { mutateAsync: answer } = useAnswerMessage(message._id);
  const send = async ({ body }: { body: string }) => {
    await answer({ body, answersSeen: message.answers.length });
    form.reset({ body: '' });
    forgetDraft();
    showToast({ message: phrases.answerSent });
  };
  return (
    <FormSection title={phrases.answer}>
      <Form form={form} onSubmit={send} label={phrases.answer} errorTitle={phrases.sendFailed}>
        <FormTextarea
          control={form.control}
          name="body"
          label={phrases.yourAnswer}
          description={
            <SentenceWithEmail
              sentence={phrases.answerHint({ emailAddress: message.emailAddress })}
              email={message.emailAddress}
            />
          }
          rows={7}
          maxLength={5_000}
        />
        <FormActions>
          <SubmitButton loadingLabel={phrases.sendingTheAnswer}>{phrases.sendAnswer}</SubmitButton>
        </FormActions>
      </Form>
    </FormSection>
  );
}
