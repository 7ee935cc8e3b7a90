import type { ConventionData } from '@sangamam/contract/conventions/convention';
import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { listPackages } from '@sangamam/contract/packages/package-endpoints';

import * as phrases from '#phrases/routes/site.ts';
import type { Route } from './+types/home-route.ts';
import { appContext } from '#web/app-context.ts';
import { site } from '#web/config/site.ts';
import { loadPage } from '#web/features/content/load-page.ts';
import { Sections } from '#web/features/content/sections/sections.tsx';
import { splitBanners } from '#web/features/content/banner/split-banners.ts';
import { ConventionHero } from '#web/features/home/convention-hero.tsx';
import { eventData } from '#web/features/home/event-data.ts';
import { HowItWorks } from '#web/features/home/how-it-works.tsx';
import { NoConvention } from '#web/features/home/no-convention.tsx';
import { PackageTeaser } from '#web/features/home/package-teaser.tsx';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { pageHead, siteFactsOf } from '#web/domain/site-settings/page-head.ts';
import { formatDateRange } from '@sangamam/contract/fields/dates/format-date';

export const meta: Route.MetaFunction = ({ loaderData, ...source }) => {
  const convention = loaderData?.convention;
  const written = loaderData?.page?.meta;
  const head = pageHead(source, {
    title: written?.title || convention?.name,
    description:
      written?.description || (convention ? inShort(convention) : `${site.name}: ${site.tagline}.`),
    image: written?.shareImageUrl,
  });
  if (!convention) return head;
  const { origin, settings } = siteFactsOf(source.matches);
  const organiser = settings?.organisationName ?? site.name;
  return [
    ...head,
    { 'script:ld+json': eventData(convention, loaderData?.packages ?? [], { origin, organiser }) },
  ];
};

function inShort({ name, startDate, endDate, location }: ConventionData): string {
  return phrases.inRegisterYourFamily({ name, startDate: formatDateRange(startDate, endDate), location });
}

/** Loads the next open convention, its packages, and the editors' content around them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { fetchApi } = context.get(appContext);
  const [page, [convention]] = await Promise.all([
    loadPage(fetchApi, 'HOME_PAGE'),
    callEndpoint(listOpenConventions, {}, { fetch: fetchApi }),
  ]);
  if (!convention) return { page, convention: null, packages: [] };
  const packages = await callEndpoint(
    listPackages,
    { query: { active: 'true', conventionId: convention._id } },
    { fetch: fetchApi },
  );
  return { page, convention, packages };
}

export default function Home({ loaderData: { page, convention, packages } }: Route.ComponentProps) {
  const { banners, others } = splitBanners(page?.sections ?? []);
  const surroundings = { images: page?.images ?? {}, videos: page?.videos ?? {} };
  return (
    <>
      <Sections sections={banners} {...surroundings} first />
      {convention ? <ConventionHero convention={convention} below={banners.length > 0} /> : <NoConvention />}
      {convention && <PackageTeaser packages={packages} />}
      <Sections sections={others} {...surroundings} />
      {convention && <HowItWorks deadline={convention.conventionDeadline} />}
    </>
  );
}
