import { getSystemSettings } from '@sangamam/contract/reference-data/reference-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { SiteFacts } from './site-facts.ts';

/** Reads the facts for a page. Settings that cannot be read cost the page its contact lines and nothing else. */
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
