import { closing } from '#phrases/orders/staff/kick-off.ts';
import { EveningClosing } from '#web/features/orders/staff/kick-off/closing-sheet.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';

import type { Route } from './+types/evening-closing-route.ts';
import { EveningPage } from './evening-page.tsx';

export const meta = () => pageTitle(closing);

/** The closing sheet of an evening, to count, to close and to print. */
export default function ClosingSheet({ params: { eveningId } }: Route.ComponentProps) {
  return (
    <EveningPage eveningId={eveningId} here={closing}>
      {(evening, roles) => <EveningClosing evening={evening} roles={roles} />}
    </EveningPage>
  );
}
