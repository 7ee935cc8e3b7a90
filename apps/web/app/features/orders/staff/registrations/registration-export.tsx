import type { StaffRole } from '@sangamam/contract/accounts/roles';
import {
  participantColumns,
  registrationColumns,
} from '@sangamam/contract/orders/registrations/registration-export';

import * as phrases from '#phrases/orders/staff/registrations.ts';
import { ExportButton } from '#web/domain/exports/export-button.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { useParticipantsFile, useRegistrationsFile } from './api.ts';
import { registrationFilters } from './registration-query.ts';

/** Exports what the list shows: its registrations, or their people. */
export function RegistrationExport({
  params,
  total,
  roles,
}: {
  params: ListParams;
  total: number | undefined;
  roles: readonly StaffRole[];
}) {
  const filters = registrationFilters(params, roles);
  const registrations = useRegistrationsFile(filters);
  const participants = useParticipantsFile(filters);
  return (
    <ExportButton
      list={phrases.registrationsInAList}
      countText={total === undefined ? undefined : phrases.registrationCount(total)}
      roles={roles}
      tables={[
        {
          key: 'registrations',
          label: phrases.registrationAsARow,
          columns: registrationColumns,
          file: registrations,
        },
        {
          key: 'participants',
          label: phrases.personAsARow,
          columns: participantColumns,
          file: participants,
        },
      ]}
    />
  );
}
