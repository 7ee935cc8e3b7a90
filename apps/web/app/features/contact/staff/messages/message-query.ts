import { messageStates } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import type { MessageQuery } from './api.ts';

/** The query for the list from the address; invalid values are left out. */
export function messageQueryOf(params: Pick<ListParams, 'page' | 'filter'>): MessageQuery {
  const search = params.filter('search').trim().slice(0, 100);
  const state = messageStates.find((known) => known === params.filter('state'));
  const assigned = (['me', 'nobody'] as const).find((known) => known === params.filter('assigned'));
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(assigned && { assigned }),
    page: String(params.page),
  };
}
