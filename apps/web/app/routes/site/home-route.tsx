import type { ConventionData } from '@sangamam/contract/conventions/convention';
import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { listPackages } from '@sangamam/contract/conventions/packages/package-endpoints';

import * as phrases from '#phrases/routes/site.ts';
import { formatDateRange } from '#web/lib/text/calendar-text.ts';
import { appContext } from '#web/app-context.ts';
import { site } from '#web/config/site.ts';
import { loadPage } from '#web/features/content/family/load-page.ts';
import { Sections } from '#web/features/content/family/sections/sections.tsx';
import { programmeOf } from '#web/features/content/family/programme/programme-of.ts';
import { splitBanners } from '#web/features/content/family/banner/split-banners.ts';
import { leadsToSignUp } from '#web/features/content/family/banner/leads-to-sign-up.ts';
import { ConventionHero } from '#web/features/content/family/home/convention-hero.tsx';
import { countdownOf } from '#web/features/content/family/home/countdown.ts';
import { eventData } from '#web/features/content/family/home/event-data.ts';
import { firstQuestions } from '#web/features/content/family/home/first-questions.ts';
import { HowItWorks } from '#web/features/content/family/home/how-it-works.tsx';
import { NoConvention } from '#web/features/content/family/home/no-convention.tsx';
import { PackageTeaser } from '#web/features/content/family/home/package-teaser.tsx';
import { priceRangeOf } from '#web/features/content/family/home/price-range.ts';
import { shownDays } from '#web/features/content/family/home/programme-days.ts';
import { ProgrammeTeaser } from '#web/features/content/family/home/programme-teaser.tsx';
import { QuestionTeaser } from '#web/features/content/family/home/question-teaser.tsx';
import { OwnStatusStrip } from '#web/features/orders/family/own-status/own-status-strip.tsx';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { pageHead, siteFactsOf } from '#web/domain/site-settings/page-head.ts';
import { programmeHandle } from '#web/features/content/family/programme/programme-filter.ts';

import type { Route } from './+types/home-route.ts';

export const handle = programmeHandle;

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

/** Loads the next open convention, its packages, the editors' content around them and the first questions of the FAQ. */
export async function loader({ context }: Route.LoaderArgs) {
  const { fetchApi } = context.get(appContext);
  const [page, faq, programme, [convention]] = await Promise.all([
    loadPage(fetchApi, 'HOME_PAGE'),
    loadPage(fetchApi, 'FAQ_PAGE'),
    loadPage(fetchApi, 'PROGRAMME_PAGE'),
    callEndpoint(listOpenConventions, {}, { fetch: fetchApi }),
  ]);
  const questions = firstQuestions(faq?.sections ?? []);
  const days = shownDays(programmeOf(programme?.sections ?? []));
  if (!convention)
    return { questions, days, convention: null, countdown: null, prices: null, packages: [], page };
  const packages = await callEndpoint(
    listPackages,
    { query: { active: 'true', conventionId: convention._id } },
    { fetch: fetchApi },
  );
  const countdown = countdownOf(convention, packages, new Date());
  // The page comes last, and so first in the document: compression looks back 32 kB, where its pictures stand.
  const prices = priceRangeOf(packages);
  return { questions, days, convention, countdown, prices, packages, page };
}

export default function Home({
  loaderData: { page, questions, days, convention, countdown, prices, packages },
}: Route.ComponentProps) {
  const { banners, others } = splitBanners(page?.sections ?? []);
  const { images = {}, videos = {}, films = {}, posters = {} } = page ?? {};
  const surroundings = { images, videos, films, posters };
  // The programme follows the editors' first words; pictures and films come after it.
  const story = others.slice(0, 1).filter(({ sectionType }) => sectionType !== 'CAROUSEL');
  const facts = convention
    ? `${formatDateRange(convention.startDate, convention.endDate)} · ${convention.location}`
    : undefined;
  return (
    <>
      {convention && <OwnStatusStrip conventionId={convention._id} />}
      <Sections sections={banners} {...surroundings} first facts={facts} />
      {convention ? (
        <ConventionHero
          convention={convention}
          countdown={countdown}
          prices={prices}
          below={banners.length > 0}
          hasButton={!leadsToSignUp(banners)}
        />
      ) : (
        <NoConvention />
      )}
      <Sections sections={story} {...surroundings} />
      <ProgrammeTeaser days={days} />
      <Sections sections={others.slice(story.length)} {...surroundings} />
      {convention && <PackageTeaser packages={packages} earlyBirdUntil={countdown.earlyBird?.until} />}
      {convention && <HowItWorks deadline={convention.conventionDeadline} />}
      <QuestionTeaser questions={questions} />
    </>
  );
}
