import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as deskPhrases from '#phrases/arrival/staff/desk.ts';
import * as phrases from '#phrases/arrival/staff/absent.ts';
import { conventionParameter } from '#web/domain/conventions/use-convention.ts';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { useDeskConventions } from '../desk/api.ts';
import { AbsentTable } from './absent-table.tsx';
import styles from './absent.module.css';

/**
 * The confirmed families of a convention who are not all here. Where the address names none or all conventions, one is
 * chosen here.
 */
export function AbsentView({ roles }: { roles: readonly StaffRole[] }) {
  const params = useListParams();
  const withTravel = hasAbility(roles, 'see-transport');
  const named = params.filter(conventionParameter);
  return (
    <Loaded query={useDeskConventions()}>
      {(conventions) => {
        const chosen = conventions.find(({ _id }) => _id === named) ?? conventions[0];
        if (!chosen) {
          return (
            <EmptyState title={deskPhrases.noConventions}>
              <p>{deskPhrases.noConventionsText}</p>
            </EmptyState>
          );
        }
        return (
          <Stack>
            {chosen._id !== named && conventions.length > 1 && (
              <div className={styles['convention']}>
                <SelectField
                  label={phrases.convention}
                  value={chosen._id}
                  options={conventions.map(({ _id, name }) => ({ value: _id, label: name }))}
                  onChange={({ target }) => params.setFilter(conventionParameter, target.value)}
                />
              </div>
            )}
            <AbsentTable conventionId={chosen._id} params={params} withTravel={withTravel} />
          </Stack>
        );
      }}
    </Loaded>
  );
}
