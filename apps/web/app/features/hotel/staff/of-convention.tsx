import type { ReactNode } from 'react';

import * as phrases from '#phrases/hotel/staff/stays.ts';
import { useListParams, type ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { useHotelConventions } from './api.ts';
import { chosenConvention, type HotelConvention } from './hotel-choice.ts';
import styles from './hotel-admin.module.css';

/**
 * Shows the hotel desk of the convention in the address. Where it names none or all, one is chosen here: a rooming list
 * is that of one convention.
 */
export function OfConvention({
  children,
}: {
  children: (convention: HotelConvention, params: ListParams) => ReactNode;
}) {
  const params = useListParams('name');
  return (
    <Loaded query={useHotelConventions()}>
      {(conventions) => {
        const chosen = chosenConvention(conventions, params);
        if (!chosen) return <EmptyState title={phrases.noConventionYet} />;
        return (
          <Stack>
            {params.filter('conventionId') !== chosen._id && (
              <div className={styles['convention']}>
                <SelectField
                  label={phrases.convention}
                  value={chosen._id}
                  options={conventions.map(({ _id, name }) => ({ value: _id, label: name }))}
                  onChange={({ target }) => params.setFilter('conventionId', target.value)}
                />
              </div>
            )}
            {children(chosen, params)}
          </Stack>
        );
      }}
    </Loaded>
  );
}
