import { data } from 'react-router';

import * as phrases from '#phrases/routes/site.ts';
import { appContext } from '#web/app-context.ts';
import { contentHead } from '#web/features/content/family/content-head.ts';
import { ContentPage } from '#web/features/content/family/content-page.tsx';
import { loadPage } from '#web/features/content/family/load-page.ts';
import { UnpublishedPage } from '#web/features/content/family/version/unpublished-page.tsx';
import { versionNote } from '#web/features/content/family/version/version-note.ts';
import { programmeHandle } from '#web/features/content/family/programme/programme-filter.ts';

import type { Route } from './+types/termofuse-route.ts';

export const handle = programmeHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const page = await loadPage(context.get(appContext).fetchApi, 'TERMS_PAGE');
  return data(page, { status: page ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, ...source }) => contentHead(source, loaderData);

export default function TermsOfUse({ loaderData: page }: Route.ComponentProps) {
  return page ? (
    <ContentPage page={page} note={versionNote(page)} />
  ) : (
    <UnpublishedPage title={phrases.termsOfUse} />
  );
}
