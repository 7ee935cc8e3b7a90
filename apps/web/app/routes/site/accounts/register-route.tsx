import { lazy, Suspense, useMemo, useState } from 'react';

import * as phrases from '#phrases/routes/site/accounts.ts';
import { appContext } from '#web/app-context.ts';
import { paths } from '#web/config/paths.ts';
import { SignUpForm } from '#web/features/accounts/family/sign-up/sign-up-form.tsx';
import { useLeaveWhenKnown } from '#web/features/accounts/family/use-leave-when-known.ts';
import { packPlaces, unpackPlaces } from '#web/domain/reference-data/packed-places.ts';
import { loadPersonReference } from '#web/domain/reference-data/person-reference.ts';
import { pageHead } from '#web/domain/site-settings/page-head.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

import type { Route } from './+types/register-route.ts';

export const meta: Route.MetaFunction = (source) =>
  pageHead(source, {
    title: phrases.registerParticipant,
    description: phrases.signUpDescription,
  });

/** Loaded on the server: what the form offers arrives with it, the long lists packed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { countries, dialCodes, ...lists } = await loadPersonReference(context.get(appContext).fetchApi);
  return { ...lists, places: packPlaces({ countries, dialCodes }) };
}

/** Another step of the form needs nothing new from the server. */
export const shouldRevalidate = () => false;

// Loaded only after signing up, so that the form does not carry it.
const SignUpSent = lazy(() =>
  import('#web/features/accounts/family/sign-up/sign-up-sent.tsx').then((module) => ({
    default: module.SignUpSent,
  })),
);

const trail = [{ label: phrases.home, to: paths.home }, { label: phrases.registerParticipant }];

export default function Register({ loaderData: { places, ...lists } }: Route.ComponentProps) {
  useLeaveWhenKnown();
  const unpacked = useMemo(() => unpackPlaces(places), [places]);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <SignUpSent email={sentTo} />
      </Suspense>
    );
  }
  return (
    <div data-for="visitor">
      <Page
        narrow
        ornament
        title={phrases.registerParticipant}
        intro={phrases.signUpIntro}
        above={<Breadcrumbs trail={trail} />}
      >
        <SignUpForm reference={{ ...lists, ...unpacked }} onSent={setSentTo} />
      </Page>
    </div>
  );
}
