import { getConvention, listConventions } from '@sangamam/contract/conventions/convention-endpoints';
import type { ConventionData } from '@sangamam/contract/conventions/convention';
import type { ProgrammeItem } from '@sangamam/contract/content/programme';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** Active conventions that are looked at: more than are ever planned at once. */
const most = 5;

/** The convention on whose days a programme is; null where it is on other days. */
export async function loadConventionOf(
  fetchApi: (request: Request) => Promise<Response>,
  items: readonly ProgrammeItem[],
): Promise<ConventionData | null> {
  const options = { fetch: fetchApi };
  const names = await callEndpoint(listConventions, { query: { active: 'true' } }, options);
  const conventions = await Promise.all(
    names.slice(0, most).map(({ id }) => callEndpoint(getConvention, { params: { id } }, options)),
  );
  return (
    conventions.find(({ startDate, endDate }) =>
      items.some(({ date }) => startDate <= date && date <= endDate),
    ) ?? null
  );
}
