import type { AnswerBody } from '@sangamam/contract/casework/questions/question';
import { useRef } from 'react';

import * as phrases from '#phrases/casework/family/questions.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

const loadRules = async () => {
  const { answerBody } = await import('@sangamam/contract/casework/questions/question');
  return answerBody.pick({ answer: true });
};

const ofAnAnswer = {
  yourAnswer: phrases.yourAnswer,
  answerHint: phrases.answerHint,
  sendAnswer: phrases.sendAnswer,
  sendingYourAnswer: phrases.sendingYourAnswer,
};

/**
 * The family's answer. What is typed stays through a reload, a lost connection and a refusal. The same text that is sent
 * again is the same answer.
 */
export function AnswerForm({
  about,
  words = ofAnAnswer,
  schema = loadRules,
  onSend,
}: {
  /** Number of the registration: names the draft. */
  about: string;
  /** What it says where it is not the answer to a question. */
  words?: typeof ofAnAnswer;
  /** Its rules, where they differ. */
  schema?: typeof loadRules;
  onSend: (body: AnswerBody) => Promise<unknown>;
}) {
  const form = useAppForm({ schema, defaultValues: { answer: '' } });
  const forgetDraft = useFormDraft(form, `answer ${about}`);
  const sent = useRef<AnswerBody>(undefined);
  return (
    <Form
      form={form}
      label={words.yourAnswer}
      onSubmit={async ({ answer }) => {
        if (sent.current?.answer !== answer) sent.current = { answer, answerId: crypto.randomUUID() };
        await onSend(sent.current);
        forgetDraft();
      }}
    >
      <FormTextarea
        control={form.control}
        name="answer"
        label={words.yourAnswer}
        description={words.answerHint}
        maxLength={2000}
        rows={5}
      />
      <FormActions>
        <SubmitButton loadingLabel={words.sendingYourAnswer}>{words.sendAnswer}</SubmitButton>
      </FormActions>
    </Form>
  );
}
