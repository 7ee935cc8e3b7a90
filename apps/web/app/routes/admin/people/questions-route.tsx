import { adminPaths } from '@sangamam/contract/admin-paths';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as phrases from '#phrases/people/staff/questionnaire.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { useQuestions } from '#web/features/people/staff/questionnaire/api.ts';
import { QuestionList } from '#web/features/people/staff/questionnaire/question-list.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

export const meta = () => pageTitle(phrases.title);
export const handle: PageHandle = { heading: phrases.title, ability: 'read-answers' };

/** What a convention asks beyond what the system knows, with the count of the answers. */
export default function Questions() {
  return (
    <Page title={phrases.title} intro={phrases.intro}>
      <RequireAbility ability="read-answers">
        {(roles) => <OfConvention configures={hasAbility(roles, 'configure-conventions')} />}
      </RequireAbility>
    </Page>
  );
}

function OfConvention({ configures }: { configures: boolean }) {
  const shown = useConvention();
  if (shown === undefined) return <PageSpinner />;
  const { conventionId } = shown;
  if (conventionId === undefined)
    return (
      <EmptyState title={phrases.chooseConvention}>
        <p>{phrases.chooseConventionText}</p>
      </EmptyState>
    );
  return (
    <Stack>
      {configures && (
        <HeadingAction>
          <LinkButton icon="plus" to={`${adminPaths.newQuestion}?conventionId=${conventionId}`}>
            {phrases.add}
          </LinkButton>
        </HeadingAction>
      )}
      <List key={conventionId} conventionId={conventionId} configures={configures} />
    </Stack>
  );
}

function List({ conventionId, configures }: { conventionId: string; configures: boolean }) {
  return (
    <Loaded query={useQuestions(conventionId)}>
      {(questions) => (
        <QuestionList conventionId={conventionId} questions={questions} configures={configures} />
      )}
    </Loaded>
  );
}
