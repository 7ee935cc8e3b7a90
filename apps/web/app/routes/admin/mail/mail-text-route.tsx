import { adminPaths } from '@sangamam/contract/admin-paths';
import { mailTextKindNames, type MailTextKind } from '@sangamam/contract/mail/texts/mail-text-kinds';

import * as phrases from '#phrases/mail/staff/texts.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { useMailText } from '#web/features/mail/staff/texts/api.ts';
import { TextEditor } from '#web/features/mail/staff/texts/text-editor.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

import type { Route } from './+types/mail-text-route.ts';

export const meta = () => pageTitle(phrases.title);

/** The text of one of a convention's automatic mails. */
export default function MailText({ params }: Route.ComponentProps) {
  const kind = mailTextKindNames.find((one) => one === params.kind);
  const title = kind === undefined ? phrases.notFound : phrases.names[kind];
  return (
    <Page
      title={title}
      intro={kind === undefined ? phrases.notFoundText : phrases.whenSent[kind]}
      above={<Breadcrumbs trail={[{ label: phrases.title, to: adminPaths.mailTexts }, { label: title }]} />}
    >
      <RequireAbility ability="configure-conventions">
        {() =>
          kind === undefined ? (
            <div>
              <LinkButton to={adminPaths.mailTexts}>{phrases.allTexts}</LinkButton>
            </div>
          ) : (
            <OfConvention key={kind} kind={kind} />
          )
        }
      </RequireAbility>
    </Page>
  );
}

function OfConvention({ kind }: { kind: MailTextKind }) {
  const shown = useConvention();
  if (shown === undefined) return <PageSpinner />;
  const { conventionId } = shown;
  if (conventionId === undefined)
    return (
      <EmptyState title={phrases.chooseConvention}>
        <p>{phrases.chooseConventionText}</p>
      </EmptyState>
    );
  return <OfMail key={conventionId} conventionId={conventionId} kind={kind} />;
}

function OfMail({ conventionId, kind }: { conventionId: string; kind: MailTextKind }) {
  return (
    <Loaded query={useMailText(conventionId, kind)}>{(detail) => <TextEditor detail={detail} />}</Loaded>
  );
}
