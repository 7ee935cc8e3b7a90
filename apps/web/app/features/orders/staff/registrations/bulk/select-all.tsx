import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/orders/staff/views.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import type { RegistrationQuery } from '../api.ts';
import styles from './select-all.module.css';
import type { Picks } from './use-picks.ts';

/** Selects all registrations of the page that can be decided, or of the whole view. */
export function SelectAll({
  page,
  total,
  query,
  picks,
}: {
  page: readonly RegistrationRow[];
  /** How many the view has on all pages. */
  total: number;
  query: RegistrationQuery;
  picks: Picks;
}) {
  const [isLoading, setIsLoading] = useState(false);
  const pickable = page.filter(({ canBeApproved }) => canBeApproved);
  if (pickable.length === 0) return null;
  const areAllPicked = pickable.every(({ _id }) => picks.isPicked(_id));
  const selectView = async () => {
    setIsLoading(true);
    try {
      picks.pickAll(await loadView(query));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ message: error.message, tone: 'danger' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <div className={styles['all']}>
      <CheckboxField
        label={phrases.selectPage({ count: String(pickable.length) })}
        checked={areAllPicked}
        onChange={(event) => (event.target.checked ? picks.pickAll(pickable) : picks.drop(pickable))}
      />
      {areAllPicked && total > page.length && (
        <Button variant="muted" size="sm" loading={isLoading} onClick={() => void selectView()}>
          {phrases.selectView({ count: String(total) })}
        </Button>
      )}
    </div>
  );
}

/** The registrations of all pages that can be decided. */
async function loadView(query: RegistrationQuery): Promise<RegistrationRow[]> {
  const rows: RegistrationRow[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const part = { ...query, page: String(page), pageSize: '100' };
    const { docs, totalPages } = await callEndpoint(listRegistrations, { query: part });
    rows.push(...docs.filter(({ canBeApproved }) => canBeApproved));
    pages = totalPages;
  }
  return rows;
}
