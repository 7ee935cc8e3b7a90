import * as phrases from '#phrases/letters/family/subscription.ts';
import { lookAtSubscription } from '#web/features/letters/family/subscription/linked-subscription.ts';
import { UnsubscribePage } from '#web/features/letters/family/subscription/unsubscribe-page.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

import type { Route } from './+types/unsubscribe-route.ts';

export const meta = () => pageTitle(phrases.lettersTitle);

/** Runs only in the browser: the token is neither in a rendered page nor in its address on the server. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, link: await lookAtSubscription(token, request.signal) };
}
clientLoader.hydrate = true as const;

/** The URL is a secret, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const HydrateFallback = () => (
  <Page narrow title={phrases.lettersTitle}>
    <PageSpinner label={phrases.openingTheLink} />
  </Page>
);

/** Where the addressee of a letter stops them, by the link at its foot. */
export default function Unsubscribe({ loaderData: { token, link } }: Route.ComponentProps) {
  return <UnsubscribePage key={token} token={token} link={link} />;
}
