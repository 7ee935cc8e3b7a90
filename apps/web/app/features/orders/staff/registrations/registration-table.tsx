import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { viewToDecide } from '@sangamam/contract/orders/registrations/registration-filters';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { Navigate, useLocation } from 'react-router';

import { registerAFamily } from '#phrases/orders/staff/on-behalf.ts';
import * as phrases from '#phrases/orders/staff/registrations.ts';
import { labels as labelsLink } from '#phrases/casework/staff/labels.ts';
import { allConventions } from '#web/domain/conventions/use-convention.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { useOpenRecords } from '#web/domain/presence/open-records.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useRegistrations } from './api.ts';
import { BulkDecide } from './bulk/bulk-decide.tsx';
import { SelectAll } from './bulk/select-all.tsx';
import { usePicks } from './bulk/use-picks.ts';
import { useCountedFilters } from './counted-list-filters.ts';
import { RegistrationExport } from './registration-export.tsx';
import { useRegistrationFilters } from './registration-list-filters.ts';
import { columnsOf } from './registration-columns.tsx';
import { registrationQuery } from './registration-query.ts';
import { RegistrationViews } from './registration-views.tsx';
import styles from './registration.module.css';
import { UnusableFilters } from './unusable-filters.tsx';

/**
 * All registrations, filtered and sorted. Totals are shown only to staff who may see amounts; staff who decide can
 * decide several at once.
 */
export function RegistrationTable({ roles }: { roles: readonly StaffRole[] }) {
  const seesMoney = hasAbility(roles, 'see-money');
  const decides = hasAbility(roles, 'decide-registrations');
  const params = useListParams();
  const { search } = useLocation();
  const asked = registrationQuery(params, roles);
  const query = useRegistrations(asked);
  const rows = query.data?.docs ?? [];
  const convention = params.filter('conventionId');
  const filters = [
    ...useRegistrationFilters(decides, params.filter),
    ...useCountedFilters(
      params,
      convention === allConventions ? undefined : convention,
      rows[0]?.registrantName,
    ),
  ].filter(({ name }) => name !== 'answer' || hasAbility(roles, 'read-answers'));
  const picks = usePicks(rows);
  const openRecords = useOpenRecords('REGISTRATION');
  const hasFollowUpColumn = asked.followUp !== undefined;
  const columns = columnsOf({ search, openRecords, ...picks, hasFollowUpColumn }).filter(
    ({ key }) =>
      (key !== 'total' || seesMoney) &&
      (key !== 'pick' || decides) &&
      (key !== 'followUp' || hasFollowUpColumn),
  );
  // Who decides begins with what waits; an address that asks for something else shows that.
  if (decides && isBare(search)) return <Navigate to={{ search: withView(search) }} replace />;
  return (
    <div className={styles['list']}>
      <RegistrationViews params={params} roles={roles} />
      <UnusableFilters params={params} filters={filters} />
      <FilteredTable
        caption={phrases.registrations}
        countText={phrases.registrationCount}
        columns={columns}
        rowKey={({ _id }) => _id}
        params={{ ...params, sort: asked.sort ?? '-submitted' }}
        query={query}
        page={query.data}
        searchLabel={phrases.searchLabel}
        filters={filters}
        actions={
          <>
            {decides && (
              <>
                <LinkButton to={adminPaths.registerFamily} variant="secondary" icon="plus">
                  {registerAFamily}
                </LinkButton>
                <LinkButton to={adminPaths.registrationLabels} variant="secondary">
                  {labelsLink}
                </LinkButton>
              </>
            )}
            {hasAbility(roles, 'write-letters') && (
              <LinkButton to={`${adminPaths.newLetter}${search}`} variant="secondary" icon="mail">
                {phrases.writeToThese}
              </LinkButton>
            )}
            <RegistrationExport params={params} total={query.data?.total} roles={roles} />
          </>
        }
        foot={decides && <SelectAll page={rows} total={query.data?.total ?? 0} query={asked} picks={picks} />}
        empty={
          isNothingButToDecide(search)
            ? { title: phrases.nothingToDecide, text: phrases.nothingToDecideText }
            : { title: phrases.noRegistrationsHere, text: phrases.noMatchesText }
        }
      />
      {decides && <BulkDecide picks={picks} page={rows} />}
    </div>
  );
}

/** Whether an address says nothing about what to show, except for the convention. */
function isBare(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => name === 'conventionId');
}

/** Whether the list has all that wait for a decision, of one convention or all, and is not searched any further. */
function isNothingButToDecide(search: string): boolean {
  const params = new URLSearchParams(search);
  const filters = [...params].filter(
    ([name, value]) => value !== '' && !['view', 'conventionId', 'sort', 'page'].includes(name),
  );
  return params.get('view') === viewToDecide && filters.length === 0;
}

function withView(search: string): string {
  const params = new URLSearchParams(search);
  params.set('view', viewToDecide);
  return `?${params}`;
}
