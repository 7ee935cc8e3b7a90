import { kickOff } from '#phrases/orders/staff/kick-off.ts';
import { EveningView } from '#web/features/orders/staff/kick-off/evening-view.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';

import type { Route } from './+types/evening-route.ts';
import { EveningPage } from './evening-page.tsx';

export const meta = () => pageTitle(kickOff);

/** A kick-off evening at work. */
export default function Evening({ params: { eveningId } }: Route.ComponentProps) {
  return <EveningPage eveningId={eveningId}>{(evening) => <EveningView evening={evening} />}</EveningPage>;
}
