import * as phrases from '#phrases/routes/site/accounts.ts';
import { inspectToken } from '#web/features/accounts/family/api/inspect-token.ts';
import { sendNewPassword } from '#web/features/accounts/family/api/reset-password.ts';
import {
  MailedLinkPage,
  MailedLinkLoading,
} from '#web/features/accounts/family/passwords/mailed-link-page.tsx';
import { ResetTerms } from '#web/features/accounts/family/passwords/reset-terms.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';

import type { Route } from './+types/reset-password-route.ts';

const title = phrases.resetPassword;

export const meta = () => pageTitle(title);

/** Runs only in the browser: a link scanner learns nothing, and rate limits count the visitor, not the server. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { verdict: await inspectToken('reset', params.token, request.signal) };
}
clientLoader.hydrate = true as const;

/** The URL is a secret, so the page must not be cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const HydrateFallback = () => <MailedLinkLoading title={title} />;

export default function ResetPassword({ loaderData, params }: Route.ComponentProps) {
  return (
    <MailedLinkPage
      key={params.token}
      title={title}
      terms={ResetTerms}
      verdict={loaderData.verdict}
      onSubmit={(password) => sendNewPassword({ token: params.token, password })}
    />
  );
}
