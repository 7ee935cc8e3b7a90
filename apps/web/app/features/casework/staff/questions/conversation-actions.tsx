import { answerText, type QuestionState } from '@sangamam/contract/casework/questions/question';
import { useRef, useState } from 'react';

import * as phrases from '#phrases/casework/staff/questions.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import { useAddFamilyAnswer, useCloseConversation } from './api.ts';
import { WriteDialog } from '../care/write-dialog.tsx';
import styles from './conversation.module.css';

/** Writing down an answer that came another way, and closing the conversation. */
export function ConversationActions({ orderId, state }: { orderId: string; state: QuestionState }) {
  const [asked, setAsked] = useState<'answer' | 'close'>();
  const answer = useAddFamilyAnswer(orderId);
  const { mutateAsync: closeConversation } = useCloseConversation(orderId);
  // Sent again after no response, the same text is the same answer.
  const sent = useRef<{ text: string; answerId: string }>(undefined);
  const close = () => setAsked(undefined);
  return (
    <div className={styles['actions']}>
      <Button variant="secondary" icon={icons.edit} onClick={() => setAsked('answer')}>
        {phrases.addTheFamilysAnswer}
      </Button>
      <Button variant="muted" onClick={() => setAsked('close')}>
        {phrases.closeTheConversation}
      </Button>
      <WriteDialog
        recordId={orderId}
        opened={asked === 'answer'}
        onClose={close}
        title={phrases.addTheFamilysAnswer}
        label={phrases.theAnswer}
        hint={phrases.answerHint}
        field={answerText}
        maxLength={2000}
        confirmLabel={phrases.saveAnswer}
        onWrite={async (text) => {
          if (sent.current?.text !== text) sent.current = { text, answerId: crypto.randomUUID() };
          await answer.mutateAsync({ answerId: sent.current.answerId, answer: text });
          showToast({ message: phrases.answerSaved });
        }}
      />
      <ConfirmDialog
        opened={asked === 'close'}
        onClose={close}
        title={phrases.closeTheConversationQuestion}
        confirmLabel={phrases.close}
        tone="primary"
        onConfirm={async () => {
          await closeConversation();
          showToast({ message: phrases.conversationClosed });
        }}
      >
        <p>{phrases.closing[state]}</p>
      </ConfirmDialog>
    </div>
  );
}
