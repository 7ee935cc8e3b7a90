import * as phrases from '#phrases/routes/admin/content.ts';
import { MediaLibrary } from '#web/features/content/staff/media/media-library.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.media);
export const handle: PageHandle = { heading: phrases.media, ability: 'edit-content' };

export default function Media() {
  return (
    <Page title={phrases.media}>
      <RequireAbility ability="edit-content">{() => <MediaLibrary />}</RequireAbility>
    </Page>
  );
}
