import type { AnswerBody, LinkedQuestion } from '@sangamam/contract/casework/questions/question';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';

import * as phrases from '#phrases/casework/family/questions.ts';
import { paths } from '#web/config/paths.ts';
import { ApiError, isRefusal } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { AnswerForm } from './answer-form.tsx';
import { answerByLink, type LinkStatus } from './api/linked-question.ts';
import { QuestionTexts } from './question-texts.tsx';
import styles from './questions.module.css';

/** The page of a mailed question: the form while it is open, then thanks, or why there is no form. */
export function LinkedQuestionPage({ token, status }: { token: string; status: LinkStatus }) {
  const [answered, setAnswered] = useState<LinkedQuestion>();
  const { revalidate, state } = useRevalidator();
  if (answered) return <Outcome tone="success" title={phrases.thankYou} text={phrases.answeredText} />;
  if (status.kind === 'unknown') {
    return (
      <Outcome tone="danger" title={phrases.couldNotLook} text={phrases.checkYourConnection}>
        <Button loading={state !== 'idle'} onClick={() => void revalidate()}>
          {phrases.tryAgain}
        </Button>
      </Outcome>
    );
  }
  if (status.kind === 'dead')
    return <Outcome tone="warning" title={phrases.linkNoLongerWorks} text={phrases.whyItDoesNot} />;
  const { question } = status;
  if (question.state === 'ANSWERED')
    return <Outcome tone="success" title={phrases.answeredAlready} text={phrases.answeredText} />;
  if (question.state === 'CLOSED')
    return <Outcome tone="info" title={phrases.noLongerOpen} text={phrases.closedMeanwhile} />;
  return <OpenQuestion question={question} send={(body) => send(token, body).then(setAnswered)} />;
}

function OpenQuestion({
  question: { firstName, conventionName, number, questions },
  send,
}: {
  question: LinkedQuestion;
  send: (body: AnswerBody) => Promise<void>;
}) {
  return (
    <Page
      narrow
      title={phrases.aQuestionForYou}
      intro={phrases.dear({ name: firstName, convention: conventionName, number })}
    >
      <section className={styles['asked']}>
        <h2>{phrases.theOfficersAsk}</h2>
        <QuestionTexts questions={questions} />
      </section>
      <AnswerForm about={number} onSend={send} />
    </Page>
  );
}

/** Sends an answer; one that comes after the link's last day says where to take what was written. */
async function send(token: string, body: AnswerBody): Promise<LinkedQuestion> {
  try {
    return await answerByLink(token, body);
  } catch (error) {
    if (!isRefusal(error, 'INVALID_TOKEN')) throw error;
    throw new ApiError(error.status, [{ code: error.code, message: phrases.expiredMeanwhile }]);
  }
}

function Outcome({
  tone,
  title,
  text,
  children,
}: {
  tone: 'success' | 'info' | 'warning' | 'danger';
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <Page narrow title={phrases.aQuestionForYou}>
      <Callout tone={tone} title={title} live scrollIntoView>
        <p>{text}</p>
      </Callout>
      <div className={styles['links']}>
        {children}
        <LinkButton to={paths.myAccount} variant="secondary">
          {phrases.myAccount}
        </LinkButton>
        <LinkButton to={paths.contactUs} variant="muted">
          {phrases.contactUs}
        </LinkButton>
      </div>
    </Page>
  );
}
