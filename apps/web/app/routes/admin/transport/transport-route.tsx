import { transport } from '#phrases/travel/staff/journeys.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { TransportView } from '#web/features/travel/staff/shuttles/transport-view.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(transport);
export const handle: PageHandle = { heading: transport, ability: 'see-transport' };

export default function Transport() {
  return (
    <Page title={transport}>
      <RequireAbility ability="see-transport">{(roles) => <TransportView roles={roles} />}</RequireAbility>
    </Page>
  );
}
