import { MediaLibrary } from '#web/features/media/admin/media-library.tsx';
import { seesPages } from '#web/features/staff/duties.ts';
import { ForDuty } from '#web/features/staff/for-duty.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle('Media');

export default function Media() {
  return (
    <Page title="Media" intro="Pictures, PDFs and videos that the pages of the site can show.">
      <ForDuty allows={seesPages}>{() => <MediaLibrary />}</ForDuty>
    </Page>
  );
}
