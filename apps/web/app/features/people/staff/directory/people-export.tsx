import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { peopleColumns } from '@sangamam/contract/people/directory/people-export';

import * as phrases from '#phrases/people/staff/directory.ts';
import { ExportButton } from '#web/domain/exports/export-button.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { usePeopleFile } from './api.ts';
import { peopleFilters } from './people-query.ts';

/** Exports what the list shows. */
export function PeopleExport({
  params,
  total,
  roles,
}: {
  params: ListParams;
  total: number | undefined;
  roles: readonly StaffRole[];
}) {
  return (
    <ExportButton
      list={phrases.peopleInAList}
      countText={total === undefined ? undefined : phrases.personCount(total)}
      roles={roles}
      tables={[
        {
          key: 'people',
          label: phrases.accountAsARow,
          columns: peopleColumns,
          file: usePeopleFile(peopleFilters(params)),
        },
      ]}
    />
  );
}
