import { filtersInAddress } from '@sangamam/contract/orders/registrations/registration-filters';

import { answerToAQuestion } from '#phrases/orders/staff/counted.ts';
import * as phrases from '#phrases/orders/staff/views.ts';
import { isUnknown, type ListFilter } from '#web/ui/data/data-table/filter-field.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

/** Filters that are offered to some roles only. */
const ofRoles = [
  { name: 'duplicates', label: phrases.registeredTwice },
  { name: 'answer', label: answerToAQuestion },
];

/**
 * Says which filters of the address do not apply: their value is not, or no longer, offered, as a package of another
 * convention, or the roles of the reader may not have them.
 */
export function UnusableFilters({ params, filters }: { params: ListParams; filters: readonly ListFilter[] }) {
  const { refused } = filtersInAddress(params.filter);
  const unusable = filters.filter((filter) => {
    const value = params.filter(filter.name);
    return value !== '' && (refused.includes(filter.name) || isUnknown(filter, value));
  });
  const names = [...new Set([...unusable.map(({ name }) => name), ...refused])];
  const forOthers = ofRoles.filter(
    ({ name }) => params.filter(name) !== '' && !filters.some((one) => one.name === name),
  );
  names.push(...forOthers.map(({ name }) => name));
  if (names.length === 0) return null;
  const labels = [...unusable, ...forOthers].map(({ label }) => label).join(', ');
  return (
    <Callout tone="warning" live>
      <p>{labels ? phrases.filtersDoNotApply({ labels }) : phrases.someFiltersUnusable}</p>
      <Button variant="secondary" size="sm" onClick={() => params.clearFilters(names)}>
        {phrases.showWithoutThem}
      </Button>
    </Callout>
  );
}
