import type { AnswerBody } from '@sangamam/contract/casework/questions/question';

import * as phrases from '#phrases/casework/family/change-wish.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';

import { AnswerForm } from './answer-form.tsx';

const loadRules = async () => {
  const { wishBody } = await import('@sangamam/contract/casework/questions/question');
  return wishBody.pick({ answer: true });
};

const ofAWish = {
  yourAnswer: phrases.whatShouldChange,
  answerHint: phrases.wishHint,
  sendAnswer: phrases.send,
  sendingYourAnswer: phrases.sending,
};

/** What the family wishes changed, in its own words. What is typed is still there the next time. */
export function ChangeWishDialog({
  number,
  opened,
  onClose,
  onSend,
}: {
  /** Number of the registration: names the draft. */
  number: string;
  opened: boolean;
  onClose: () => void;
  onSend: (wish: AnswerBody) => Promise<void>;
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.askForChange} keepsText>
      <p>{phrases.intro}</p>
      <AnswerForm about={`change ${number}`} words={ofAWish} schema={loadRules} onSend={onSend} />
    </Dialog>
  );
}
