import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ConventionQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/people/staff/questionnaire.ts';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import { useAskQuestionAgain, useDeleteQuestion, useRetireQuestion } from './api.ts';
import { QuestionState } from './question-state.tsx';
import { answerCounts } from './question-words.ts';
import styles from './questionnaire.module.css';

/** How a question is answered in numbers, each a link to those whom it counts, and what an organiser can do with it. */
export function QuestionOverview({
  question,
  configures,
  onDeleted,
}: {
  question: ConventionQuestion;
  configures: boolean;
  onDeleted: () => void;
}) {
  const { questionId, asked, answered } = question;
  const listOf = (query: string) => `${adminPaths.question(questionId)}?${query}`;
  return (
    <Card>
      <div className={styles['head']}>
        <QuestionState question={question} />
        {configures && <QuestionActions question={question} onDeleted={onDeleted} />}
      </div>
      <dl className={styles['counts']}>
        <div>
          <dt>{phrases.answered}</dt>
          <dd>
            <CountLink count={answered} to={listOf('state=ANSWERED')} what={phrases.whoAnswered}>
              {phrases.answeredOf(question)}
            </CountLink>
          </dd>
        </div>
        <div>
          <dt>{phrases.withoutAnswer}</dt>
          <dd>
            <CountLink count={asked - answered} to={listOf('state=MISSING')} what={phrases.whoIsMissing} />
          </dd>
        </div>
        {answerCounts(question).map(({ name, count, said }) => (
          <div key={said ?? name}>
            <dt>{name}</dt>
            <dd>
              {said === undefined ? (
                count
              ) : (
                <CountLink count={count} to={listOf(`said=${said}`)} what={name} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Asking = 'retire' | 'again' | 'delete';

function QuestionActions({ question, onDeleted }: { question: ConventionQuestion; onDeleted: () => void }) {
  const { questionId, retiredAt, isAnswered, revision } = question;
  const [asking, setAsking] = useState<Asking>();
  const retire = useRetireQuestion(questionId);
  const again = useAskQuestionAgain(questionId);
  const remove = useDeleteQuestion(questionId);
  const dialog = (of: Asking) => ({ opened: asking === of, onClose: () => setAsking(undefined) });
  return (
    <div className={styles['buttons']}>
      <LinkButton variant="secondary" size="sm" to={adminPaths.editQuestion(questionId)}>
        {phrases.change}
      </LinkButton>
      {retiredAt === null ? (
        <Button variant="secondary" size="sm" onClick={() => setAsking('retire')}>
          {phrases.retire}
        </Button>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setAsking('again')}>
          {phrases.askAgain}
        </Button>
      )}
      {!isAnswered && (
        <Button variant="muted" size="sm" icon={icons.trash} onClick={() => setAsking('delete')}>
          {phrases.remove}
        </Button>
      )}
      <ConfirmDialog
        {...dialog('retire')}
        title={phrases.retireTitle}
        confirmLabel={phrases.retire}
        tone="primary"
        onConfirm={async () => {
          await retire.mutateAsync(undefined);
          showToast({ message: phrases.retiredToast });
        }}
      >
        <p>{phrases.retireText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog('again')}
        title={phrases.askAgainTitle}
        confirmLabel={phrases.askAgain}
        tone="primary"
        onConfirm={async () => {
          await again.mutateAsync(undefined);
          showToast({ message: phrases.askedAgainToast });
        }}
      >
        <p>{phrases.askAgainText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog('delete')}
        title={phrases.removeTitle}
        confirmLabel={phrases.remove}
        onConfirm={async () => {
          await remove.mutateAsync(revision);
          showToast({ message: phrases.removedToast });
          onDeleted();
        }}
      >
        <p>{phrases.removeText}</p>
      </ConfirmDialog>
    </div>
  );
}
