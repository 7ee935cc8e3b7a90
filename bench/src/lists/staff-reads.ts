import type { AnyEndpoint, Endpoint } from '@sangamam/contract/http/endpoint';
import { listParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';
import { getReview, listOrderHistory, listRegistered } from '@sangamam/contract/orders/order-endpoints';

/** A call that reads. */
export interface ListRequest {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  query?: Record<string, string>;
  payload?: object;
  as?: 'STAFF' | 'FAMILY';
}

/** Ids of one record of each kind, by the names that placeholders of addresses have. */
export interface KnownRecords extends Record<string, string> {
  conventionId: string;
  startDate: string;
  orderId: string;
  userId: string;
  staffId: string;
}

/** Placeholders and parameters that are no ids. */
const words: Record<string, string> = {
  list: 'REGISTRATIONS',
  kind: 'REGISTRATION',
  type: 'LOCAL_UNIT',
  language: 'en',
  currency: 'USD',
  from: '2020-01-01',
  to: '2099-12-31',
  search: 'Kizhakke77',
};

/** Beginnings of addresses whose answers have nothing to do with families. */
const notGrowing = [
  '/v1/admin/pages',
  '/v1/admin/media',
  '/v1/admin/conventions/{conventionId}/mail-texts',
  // Calls another server.
  '/v1/admin/test-mail',
  // Drawn in a thread, which is ended where it takes too long on a busy machine; `npm run bench:receipts` measures it.
  '/v1/admin/registrations/{orderId}/receipt',
  '/v1/admin/staff/{userId}',
  // Of a family that is not registered.
  '/v1/admin/families/{userId}',
];

/**
 * A read of every endpoint by which staff read JSON, with its defaults, so that no list is forgotten.
 *
 * @throws Error for an endpoint whose address has a placeholder that is neither known nor listed as not growing
 */
export function staffReads(
  endpoints: readonly AnyEndpoint[],
  known: KnownRecords,
): Record<string, ListRequest> {
  const reads: Record<string, ListRequest> = {};
  for (const { method, path, kind, access, ...endpoint } of endpoints) {
    const query = endpoint.query as Endpoint['query'];
    const name = `${method} ${path}`;
    if (method !== 'GET' || kind !== undefined || typeof access === 'string') continue;
    if (notGrowing.some((beginning) => path.startsWith(beginning))) continue;
    const own: Record<string, string> = { ...known, ...words };
    const url = path.replaceAll(/\{(\w+)\}/gu, (_, placeholder: string) => {
      const value = own[placeholder];
      if (value === undefined) throw new Error(`${name}: nothing is known for ${placeholder}`);
      return value;
    });
    // Parameters that a list can do without are left out, but for the convention: screens always name it.
    const needed = new Set(['conventionId', ...missingOf(query)]);
    const parsed = Object.fromEntries(
      Object.entries(own).filter(([key]) => needed.has(key) && takes(query, key)),
    );
    reads[path] = { method, url, query: parsed };
  }
  return reads;
}

/** The parameters without which a query is refused. */
function missingOf(query: Endpoint['query']): string[] {
  return query.safeParse({}).error?.issues.map(({ path }) => String(path[0])) ?? [];
}

function takes(query: Endpoint['query'], parameter: string): boolean {
  return 'shape' in query && parameter in (query.shape as object);
}

/** What My Account and the pages of a registration read. */
export function familyReads({ userId, conventionId }: KnownRecords): Record<string, ListRequest> {
  const of = { userId, conventionId };
  const get = (url: string, query: Record<string, string>): ListRequest => ({
    method: 'GET',
    url,
    query,
    as: 'FAMILY',
  });
  return {
    'My Account, registrations': get(listOrderHistory.path, { userId }),
    'My Account, registered': get(listRegistered.path, { userId, conventionId }),
    'family, participants': get(listParticipants.path, of),
    'family, review': get(getReview.path, of),
  };
}
