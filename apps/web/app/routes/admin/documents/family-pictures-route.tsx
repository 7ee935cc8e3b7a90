import * as phrases from '#phrases/documents/staff/family-picture.ts';
import { PictureGrid } from '#web/features/documents/staff/family-picture/picture-grid.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.familyPictures);
export const handle: PageHandle = { heading: phrases.familyPictures, ability: 'moderate-pictures' };

export default function FamilyPictures() {
  return (
    <Page title={phrases.familyPictures} intro={phrases.forTheSouvenirBook}>
      <RequireAbility ability="moderate-pictures">{(roles) => <PictureGrid roles={roles} />}</RequireAbility>
    </Page>
  );
}
