import { data, type ShouldRevalidateFunctionArgs } from 'react-router';

import * as phrases from '#phrases/routes/site.ts';
import { appContext } from '#web/app-context.ts';
import { programmeData } from '#web/features/content/family/programme/programme-data.ts';
import { loadConventionOf } from '#web/features/content/family/programme/load-convention-of.ts';
import { programmeOf } from '#web/features/content/family/programme/programme-of.ts';
import { contentHead } from '#web/features/content/family/content-head.ts';
import { ContentPage } from '#web/features/content/family/content-page.tsx';
import { loadPage } from '#web/features/content/family/load-page.ts';
import { UnpublishedPage } from '#web/features/content/family/version/unpublished-page.tsx';
import { siteFactsOf } from '#web/domain/site-settings/page-head.ts';
import { programmeHandle } from '#web/features/content/family/programme/programme-filter.ts';

import type { Route } from './+types/programme-route.ts';

export const handle = programmeHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { fetchApi } = context.get(appContext);
  const page = await loadPage(fetchApi, 'PROGRAMME_PAGE');
  const convention = page && (await loadConventionOf(fetchApi, programmeOf(page.sections)));
  return data({ page, convention }, { status: page ? 200 : 404 });
}

/** A choice in the address only selects what is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData, ...source }) => {
  const head = contentHead(source, loaderData?.page);
  if (!loaderData?.page || !loaderData.convention) return head;
  const items = programmeOf(loaderData.page.sections);
  const { origin } = siteFactsOf(source.matches);
  return [...head, { 'script:ld+json': programmeData(loaderData.convention, items, origin) }];
};

export default function Programme({ loaderData: { page, convention } }: Route.ComponentProps) {
  return page ? (
    <ContentPage page={page} timeZone={convention?.timeZone} />
  ) : (
    <UnpublishedPage title={phrases.programme} />
  );
}
