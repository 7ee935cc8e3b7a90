import { adminPaths } from '@sangamam/contract/admin-paths';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/people/staff/questionnaire.ts';
import { AnswerTable } from '#web/features/people/staff/questionnaire/answer-table.tsx';
import { useQuestion } from '#web/features/people/staff/questionnaire/api.ts';
import { QuestionOverview } from '#web/features/people/staff/questionnaire/question-overview.tsx';
import { questionFacts } from '#web/features/people/staff/questionnaire/question-words.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { Route } from './+types/question-route.ts';

export const meta = () => pageTitle(phrases.question);

/** One question of a convention: the count of its answers, and who answered what. */
export default function Question({ params: { questionId } }: Route.ComponentProps) {
  return (
    <RequireAbility ability="read-answers">
      {(roles) => <Answers questionId={questionId} configures={hasAbility(roles, 'configure-conventions')} />}
    </RequireAbility>
  );
}

function Answers({ questionId, configures }: { questionId: string; configures: boolean }) {
  const query = useQuestion(questionId);
  const navigate = useNavigate();
  const title = query.data?.text.en ?? phrases.question;
  return (
    <Page
      title={title}
      intro={query.data ? questionFacts(query.data) : '\u00a0'}
      above={<Breadcrumbs trail={[{ label: phrases.title, to: adminPaths.questions }, { label: title }]} />}
    >
      <Loaded query={query} refused={unknownQuestion}>
        {(question) => (
          <Stack gap="lg">
            <QuestionOverview
              question={question}
              configures={configures}
              onDeleted={() => void navigate(`${adminPaths.questions}?conventionId=${question.conventionId}`)}
            />
            <AnswerTable key={questionId} question={question} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

const unknownQuestion = renderNotFound(
  phrases.notFound,
  <LinkButton to={adminPaths.questions}>{phrases.allQuestions}</LinkButton>,
  phrases.notFoundText,
);
