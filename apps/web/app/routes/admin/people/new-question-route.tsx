import { adminPaths } from '@sangamam/contract/admin-paths';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/people/staff/questionnaire.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { QuestionForm } from '#web/features/people/staff/questionnaire/question-form.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

export const meta = () => pageTitle(phrases.newQuestion);

const trail = [{ label: phrases.title, to: adminPaths.questions }, { label: phrases.newQuestion }];

export default function NewQuestion() {
  return (
    <Page title={phrases.newQuestion} above={<Breadcrumbs trail={trail} />} narrow>
      <RequireAbility ability="configure-conventions">{() => <OfConvention />}</RequireAbility>
    </Page>
  );
}

function OfConvention() {
  const shown = useConvention();
  const navigate = useNavigate();
  if (shown === undefined) return <PageSpinner />;
  const { conventionId } = shown;
  if (conventionId === undefined)
    return (
      <EmptyState title={phrases.chooseConvention}>
        <p>{phrases.chooseConventionText}</p>
      </EmptyState>
    );
  return (
    <QuestionForm
      key={conventionId}
      conventionId={conventionId}
      onSaved={() => {
        showToast({ message: phrases.added });
        void navigate(`${adminPaths.questions}?conventionId=${conventionId}`);
      }}
    />
  );
}
