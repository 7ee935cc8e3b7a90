import { getSystemSettings } from '@sangamam/contract/conventions/reference-data/reference-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

import type { SiteFacts } from './site-facts.ts';

/** Loads the site facts for a page. If the settings cannot be read, only the contact lines are missing. */
export async function loadSiteFacts(
  request: Request,
  fetchApi: (request: Request) => Promise<Response>,
): Promise<SiteFacts> {
  const { origin } = new URL(request.url);
  try {
    return { origin, settings: await callEndpoint(getSystemSettings, {}, { fetch: fetchApi }) };
  } catch {
    return { origin, settings: null };
  }
}
