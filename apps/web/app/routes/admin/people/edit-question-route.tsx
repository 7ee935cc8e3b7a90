import { adminPaths } from '@sangamam/contract/admin-paths';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/people/staff/questionnaire.ts';
import { useQuestion } from '#web/features/people/staff/questionnaire/api.ts';
import { QuestionForm } from '#web/features/people/staff/questionnaire/question-form.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { Route } from './+types/edit-question-route.ts';

export const meta = () => pageTitle(phrases.changeQuestion);

export default function EditQuestion({ params: { questionId } }: Route.ComponentProps) {
  const trail = [
    { label: phrases.title, to: adminPaths.questions },
    { label: phrases.question, to: adminPaths.question(questionId) },
    { label: phrases.change },
  ];
  return (
    <Page title={phrases.changeQuestion} above={<Breadcrumbs trail={trail} />} narrow>
      <RequireAbility ability="configure-conventions">
        {() => <Edit key={questionId} questionId={questionId} />}
      </RequireAbility>
    </Page>
  );
}

function Edit({ questionId }: { questionId: string }) {
  const navigate = useNavigate();
  return (
    <Loaded query={useQuestion(questionId)} refused={unknownQuestion}>
      {(stored) => (
        <QuestionForm
          conventionId={stored.conventionId}
          stored={stored}
          onSaved={() => {
            showToast({ message: phrases.saved });
            void navigate(adminPaths.question(questionId));
          }}
        />
      )}
    </Loaded>
  );
}

const unknownQuestion = renderNotFound(
  phrases.notFound,
  <LinkButton to={adminPaths.questions}>{phrases.allQuestions}</LinkButton>,
  phrases.notFoundText,
);
