import * as phrases from '#phrases/mail/staff/texts.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { TextList } from '#web/features/mail/staff/texts/text-list.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

export const meta = () => pageTitle(phrases.title);
export const handle: PageHandle = { heading: phrases.title, ability: 'configure-conventions' };

/** The texts of a convention's automatic mails. */
export default function MailTexts() {
  return (
    <Page title={phrases.title} intro={phrases.intro}>
      <RequireAbility ability="configure-conventions">{() => <OfConvention />}</RequireAbility>
    </Page>
  );
}

function OfConvention() {
  const shown = useConvention();
  if (shown === undefined) return <PageSpinner />;
  const { conventionId } = shown;
  if (conventionId === undefined)
    return (
      <EmptyState title={phrases.chooseConvention}>
        <p>{phrases.chooseConventionText}</p>
      </EmptyState>
    );
  return <TextList key={conventionId} conventionId={conventionId} />;
}
