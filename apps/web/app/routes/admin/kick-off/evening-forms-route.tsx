import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { EveningForms } from '#web/features/orders/staff/kick-off/forms/evening-forms.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import type { Route } from './+types/evening-forms-route.ts';
import { EveningPage } from './evening-page.tsx';

export const meta = () => pageTitle(phrases.printForms);

/** Registration forms on paper for an evening. */
export default function Forms({ params: { eveningId } }: Route.ComponentProps) {
  const back = (
    <LinkButton to={adminPaths.kickOffEvening(eveningId)} variant="muted" icon="arrowLeft">
      {phrases.backToEvening}
    </LinkButton>
  );
  return (
    <EveningPage eveningId={eveningId} here={phrases.printForms}>
      {(evening) =>
        evening.closedAt === null ? (
          <EveningForms eveningId={eveningId} back={back} />
        ) : (
          <EmptyState title={phrases.closed} action={back}>
            <p>{phrases.closedText}</p>
          </EmptyState>
        )
      }
    </EveningPage>
  );
}
