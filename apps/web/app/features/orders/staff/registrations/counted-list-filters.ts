import * as phrases from '#phrases/orders/staff/counted.ts';
import type { ListFilter } from '#web/ui/data/data-table/filter-field.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { useAddonChoices } from './api.ts';
import { useAnswerFilter } from './use-answer-filter.ts';

/**
 * Filters to which the numbers of other pages link. An answer, a code, an airport or an account is offered only while the address
 * asks for it; `registrant` is the name in the first row.
 */
export function useCountedFilters(
  params: Pick<ListParams, 'filter'>,
  conventionId: string | undefined,
  registrant: string | undefined,
): ListFilter[] {
  const { data: addons = [] } = useAddonChoices(conventionId);
  const asked = (name: string, label: string, text = params.filter(name)): ListFilter[] => {
    const value = params.filter(name);
    return value === '' ? [] : [{ name, label, options: [{ value, label: text }], folded: true }];
  };
  return [
    { folded: true, name: 'addonId', label: phrases.addOn, options: addons },
    { folded: true, name: 'places', label: phrases.places, options: placeOptions },
    ...useAnswerFilter(params.filter('answer')),
    ...asked('discount', phrases.discountCode),
    ...asked('airport', phrases.airport),
    ...asked('account', phrases.registrant, registrant ?? phrases.thisPerson),
  ];
}

const placeOptions = [{ value: 'HELD', label: phrases.held }];
