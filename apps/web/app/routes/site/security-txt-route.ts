import { addDays, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';

import { appContext } from '#web/app-context.ts';
import { loadSiteFacts } from '#web/domain/site-settings/load-site-facts.ts';

import type { Route } from './+types/security-txt-route.ts';

/** Days that the file says it holds: RFC 9116 asks for less than a year. It is made anew for each call. */
const validDays = 180;

/** Whom to tell of a vulnerability, as RFC 9116 has it: the address for help of the site's settings. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { settings } = await loadSiteFacts(request, context.get(appContext).fetchApi);
  if (settings === null) return new Response('', { status: 503, headers: { 'retry-after': '5' } });
  const lines = [
    `Contact: mailto:${settings.supportEmail}`,
    `Expires: ${addDays(calendarDateIn('UTC', new Date()), validDays)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', request.url).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
