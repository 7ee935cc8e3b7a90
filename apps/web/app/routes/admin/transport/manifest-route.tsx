import { manifests } from '#phrases/travel/staff/journeys.ts';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { ManifestView } from '#web/features/travel/staff/shuttles/manifest/manifest-view.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(manifests);
export const handle: PageHandle = { heading: manifests, ability: 'see-transport' };

export default function Manifests() {
  return (
    <Page title={manifests}>
      <RequireAbility ability="see-transport">{() => <ManifestView />}</RequireAbility>
    </Page>
  );
}
