import * as phrases from '#phrases/people/family/cards.ts';
import { paths } from '#web/config/paths.ts';
import { useCards } from '#web/features/people/family/cards/api.ts';
import { CardList } from '#web/features/people/family/cards/card-list.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import type { Route } from './+types/cards-route.ts';

export const meta = () => pageTitle(phrases.title);

const trail = [{ label: phrases.myAccount, to: paths.myAccount }, { label: phrases.title }];

/** What a family tells about each person of one registration: diet, access, health, whom to call, photographs. */
export default function Cards({ params: { orderId } }: Route.ComponentProps) {
  const cards = useCards(orderId);
  return (
    <Page
      narrow
      title={phrases.title}
      // A line of its own, also before its text is there.
      intro={cards.data ? phrases.intro({ convention: cards.data.conventionName }) : '\u00a0'}
      above={<Breadcrumbs trail={trail} />}
    >
      <Loaded
        query={cards}
        skeleton={<CardSkeletons count={3} lines={3} label={phrases.loading} />}
        refused={refusedOf}
      >
        {(loaded) => <CardList key={loaded.orderId} cards={loaded} />}
      </Loaded>
    </Page>
  );
}

/** In place of the cards: the registration is not theirs (404), or was not sent (409). */
function refusedOf({ status }: ApiError) {
  if (status !== 404 && status !== 409) return undefined;
  const isUnknown = status === 404;
  return (
    <EmptyState
      title={isUnknown ? phrases.registrationNotFound : phrases.notSentTitle}
      action={<LinkButton to={paths.myAccount}>{phrases.goToMyAccount}</LinkButton>}
    >
      {isUnknown ? phrases.registrationNotFoundText : phrases.notSentText}
    </EmptyState>
  );
}
