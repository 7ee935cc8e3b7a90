import { redirect } from 'react-router';

import * as phrases from '#phrases/routes/site.ts';
import { appContext } from '#web/app-context.ts';
import { ConventionChoice } from '#web/features/orders/family/public-list/convention-choice.tsx';
import { loadParticipantList } from '#web/features/orders/family/public-list/load-participant-list.ts';
import { addressOf, pageFromSearch } from '#web/features/orders/family/public-list/participant-list-page.ts';
import { NobodyShown, NothingChosen } from '#web/features/orders/family/public-list/nobody-shown.tsx';
import { ParticipantTable } from '#web/features/orders/family/public-list/participant-table.tsx';
import { pageHead } from '#web/domain/site-settings/page-head.ts';
import { Page } from '#web/ui/layout/page/page.tsx';
import type { SearchHandle } from '#web/lib/search-handle.ts';

import type { Route } from './+types/convention-participants-route.ts';

export const handle: SearchHandle = {
  readSearch(search) {
    const { page, ...chosen } = pageFromSearch(search);
    return { ...chosen, page: page > 1 ? String(page) : undefined };
  },
};

/** A page number beyond the last page redirects to the last page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const place = pageFromSearch(new URL(request.url).searchParams);
  const list = await loadParticipantList(context.get(appContext).fetchApi, place);
  if (list.chosen && list.page > Math.max(1, list.totalPages)) {
    // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown response as a redirect
    throw redirect(addressOf({ ...place, convention: list.chosen.id, page: list.totalPages }));
  }
  return list;
}

export const meta: Route.MetaFunction = ({ loaderData, ...source }) => {
  const chosen = loaderData?.chosen;
  const page = loaderData?.page ?? 1;
  return pageHead(source, {
    title: chosen
      ? page > 1
        ? phrases.participantsOfOnPage({ name: chosen.name, page })
        : phrases.participantsOf({ name: chosen.name })
      : phrases.participants,
    description: chosen
      ? phrases.participantsDescriptionFor({ name: chosen.name })
      : phrases.participantsDescription,
    address: addressOf({ convention: chosen?.id ?? '', page }),
  });
};

export default function ConventionParticipants({ loaderData: list }: Route.ComponentProps) {
  const { chosen, people } = list;
  return (
    <Page narrow ornament title={phrases.conventionParticipants} intro={phrases.participantsIntro}>
      <ConventionChoice list={list} />
      {!chosen && <NothingChosen list={list} />}
      {chosen && people.length === 0 && <NobodyShown list={list} convention={chosen.id} />}
      {chosen && people.length > 0 && <ParticipantTable list={list} convention={chosen} />}
    </Page>
  );
}
