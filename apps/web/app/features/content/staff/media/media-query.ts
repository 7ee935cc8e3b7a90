import { mediaKinds } from '@sangamam/contract/content/media/media-item';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import type { MediaQuery } from './api.ts';

/** The query of the library from the address; invalid values are left out. */
export function mediaQueryOf(params: Pick<ListParams, 'page' | 'filter'>): MediaQuery {
  const search = params.filter('search').trim().slice(0, 100);
  const kind = mediaKinds.find((known) => known === params.filter('kind'));
  return { ...(search && { search }), ...(kind && { kind }), page: String(params.page) };
}
