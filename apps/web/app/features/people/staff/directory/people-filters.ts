import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import * as phrases from '#phrases/people/staff/directory.ts';
import { useAllLocalUnits, useParishes } from '#web/domain/reference-data/organization-choices.ts';
import { useAssignees } from '#web/features/casework/staff/care/api.ts';
import {
  assignedFilter,
  followUpListFilter,
  labelFilter,
} from '#web/features/casework/staff/care/care-filters.ts';
import { useLabels } from '#web/features/casework/staff/labels/api.ts';
import type { ListFilter } from '#web/ui/data/data-table/filter-field.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { accountStateOptions } from './account-state.tsx';

/** The filters of the list of registrants; the parish of an address may be one that is no longer offered. */
export function usePeopleFilters(params: Pick<ListParams, 'filter'>): ListFilter[] {
  const { data: units = [] } = useAllLocalUnits();
  const { data: parishes = [] } = useParishes();
  const assignees = useAssignees('PERSON');
  const { data: labels = [] } = useLabels();
  const parish = params.filter('parish');
  const isOffered = parish === '' || parishes.some(({ value }) => value === parish);
  return [
    { name: 'state', label: phrases.account, options: accountStateOptions },
    { name: 'organization', label: phrases.localUnit, options: units },
    {
      name: 'parish',
      label: fieldLabels.parishInKerala,
      options: isOffered ? parishes : [...parishes, { value: parish, label: parish }],
    },
    { ...assignedFilter(assignees), folded: true },
    { ...followUpListFilter, folded: true },
    { ...labelFilter(labels), folded: true },
  ];
}
