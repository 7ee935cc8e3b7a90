import * as phrases from '#phrases/routes/site.ts';
import { appContext } from '#web/app-context.ts';
import { ContentPage } from '#web/features/content/family/content-page.tsx';
import { loadPreview } from '#web/features/content/family/load-page.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { StatusPage } from '#web/ui/feedback/status-page/status-page.tsx';
import { programmeHandle } from '#web/features/content/family/programme/programme-filter.ts';

import type { Route } from './+types/preview-route.ts';

export const handle = programmeHandle;

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadPreview(context.get(appContext).fetchApi, params.token);

export const meta = () => pageTitle(phrases.preview);

/** The URL is a secret, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

/** A draft, visible to anyone who has the link. */
export default function Preview({ loaderData: page }: Route.ComponentProps) {
  if (page) return <ContentPage page={page} note={phrases.draftNote} />;
  return (
    <StatusPage title={phrases.thisPreviewHasExpired}>
      <p>{phrases.previewExpiredText}</p>
    </StatusPage>
  );
}
