import * as phrases from '#phrases/routes/site/accounts.ts';
import { inspectToken } from '#web/features/accounts/family/api/inspect-token.ts';
import { sendFirstPassword } from '#web/features/accounts/family/api/set-password.ts';
import {
  MailedLinkPage,
  MailedLinkLoading,
} from '#web/features/accounts/family/passwords/mailed-link-page.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';

import type { Route } from './+types/set-password-route.ts';

const title = phrases.setPassword;

export const meta = () => pageTitle(title);

/** Runs only in the browser: a link scanner learns nothing, and rate limits count the visitor, not the server. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { verdict: await inspectToken('set', params.token, request.signal) };
}
clientLoader.hydrate = true as const;

/** The URL is a secret, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const HydrateFallback = () => <MailedLinkLoading title={title} />;

export default function SetPassword({ loaderData, params }: Route.ComponentProps) {
  return (
    <MailedLinkPage
      key={params.token}
      title={title}
      verdict={loaderData.verdict}
      onSubmit={(password) => sendFirstPassword({ token: params.token, password })}
    />
  );
}
