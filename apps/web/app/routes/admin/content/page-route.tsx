import { adminPaths } from '@sangamam/contract/admin-paths';
import { designTypes } from '@sangamam/contract/content/page-kinds';

import * as phrases from '#phrases/routes/admin/content.ts';
import { ContentPage } from '#web/features/content/family/content-page.tsx';
import { Sections } from '#web/features/content/family/sections/sections.tsx';
import { splitBanners } from '#web/features/content/family/banner/split-banners.ts';
import { videosOf } from '#web/features/content/family/videos/videos-of.ts';
import { EditorHost } from '#web/features/content/staff/editing/editor/editor-host.tsx';
import type { PreviewedPage } from '#web/features/content/staff/editing/editor/surroundings.ts';
import { MediaPicker } from '#web/features/content/staff/media/media-picker.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageNames } from '#web/domain/content/page-names.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { Route } from './+types/page-route.ts';

export const meta = () => pageTitle(phrases.page);

export default function EditPage({ params }: Route.ComponentProps) {
  const designType = designTypes.find((known) => known === params.designType);
  if (!designType) {
    return (
      <EmptyState
        title={phrases.pageNotFound}
        action={<LinkButton to={adminPaths.pages}>{phrases.allPages}</LinkButton>}
      />
    );
  }
  const trail = [{ label: phrases.pages, to: adminPaths.pages }, { label: pageNames[designType] }];
  return (
    <Page title={pageNames[designType]} above={<Breadcrumbs trail={trail} />}>
      <RequireAbility ability="edit-content">
        {() => <EditorHost designType={designType} surroundings={surroundings} />}
      </RequireAbility>
    </Page>
  );
}

const surroundings = { MediaPicker, PagePreview };

/** The page as visitors would see it. On the home page the convention and its packages appear between the sections. */
function PagePreview({ page }: { page: PreviewedPage }) {
  const facts = { version: null, versionLabel: null, publishedAt: null };
  const sections = [...page.sections];
  const { images, films, posters } = page;
  const surroundings = { images, films, posters, videos: videosOf(sections) };
  if (page.designType !== 'HOME_PAGE') {
    return <ContentPage page={{ ...page, ...facts, ...surroundings, sections }} />;
  }
  const { banners, others } = splitBanners(sections);
  return (
    <>
      <Sections sections={banners} {...surroundings} first />
      <Page title={phrases.conventionAndPackages} intro={phrases.theseAreAddedAutomatically} />
      <Sections sections={others} {...surroundings} />
    </>
  );
}
