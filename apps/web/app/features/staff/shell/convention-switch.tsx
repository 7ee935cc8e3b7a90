import { adminPaths } from '@sangamam/contract/admin-paths';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { useEffect, useId, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';

import * as phrases from '#phrases/staff/shell.ts';
import { storeConvention, useStoredConvention } from '#web/domain/conventions/stored-convention.ts';
import {
  allConventions,
  conventionParameter,
  useConvention,
} from '#web/domain/conventions/use-convention.ts';
import styles from './convention-switch.module.css';
import { PageOutline } from './page-outline.tsx';

/** Lists of what belongs to a convention: their address always names it, so that a shared link shows the same. */
const conventionLists: ReadonlySet<string> = new Set<string>([
  adminPaths.registrations,
  adminPaths.duplicates,
  adminPaths.waitList,
  adminPaths.kickOff,
  adminPaths.absentFamilies,
  adminPaths.checklists,
  adminPaths.documents,
  adminPaths.missingConsents,
  adminPaths.familyPictures,
  adminPaths.payments,
  adminPaths.refunds,
  adminPaths.deposits,
  adminPaths.paymentReminders,
  adminPaths.books,
  adminPaths.letters,
  adminPaths.newLetter,
  adminPaths.mailTexts,
  adminPaths.questions,
  adminPaths.newQuestion,
  adminPaths.needs,
  adminPaths.emergencySheet,
  adminPaths.hotel,
  adminPaths.hotelBlock,
  adminPaths.hotelColumns,
  adminPaths.hotelLists,
  adminPaths.hotelNumbers,
  adminPaths.hotelSettings,
  adminPaths.transport,
  adminPaths.transportManifest,
]);

/** Chooses the convention that lists and the overview show; remembered on this device until the person signs out. */
export function ConventionSwitch() {
  const id = useId();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const shown = useConvention();
  const named = params.get(conventionParameter);
  const stored = useStoredConvention();
  const chosen = shown?.isChecked ? shown.chosen : undefined;
  // A shared link's convention is kept for the following pages.
  useEffect(() => {
    if (chosen !== undefined && named === chosen) storeConvention(chosen);
  }, [named, chosen]);
  // The list was asked for at once with the last choice: it is gone, and the list follows.
  const isGone = chosen !== undefined && named !== chosen && named === stored;
  useEffect(() => {
    if (!isGone) return;
    storeConvention(chosen);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(conventionParameter, chosen);
        return next;
      },
      { replace: true },
    );
  }, [isGone, chosen, setParams]);
  // As high as the choice will be, so that nothing below it moves.
  if (!shown?.isChecked) {
    return (
      <div className={styles['switch']} data-waiting>
        <span>{phrases.conventionShown}</span>
        <select disabled aria-label={phrases.conventionShown} />
      </div>
    );
  }
  if (shown.conventions.length === 0) return null;
  const choose = (value: string) => {
    storeConvention(value);
    if (named === null && !conventionLists.has(pathname)) return;
    setParams((before) => {
      const next = new URLSearchParams(before);
      // The page, the book, the day, the run and the package are those of another convention.
      for (const name of ['page', 'book', 'day', 'run', 'packageId']) next.delete(name);
      next.set(conventionParameter, value);
      return next;
    });
  };
  return (
    <div className={styles['switch']}>
      <label htmlFor={id}>{phrases.conventionShown}</label>
      <select id={id} value={shown.chosen} onChange={(event) => choose(event.target.value)}>
        {shown.conventions.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
        <option value={allConventions}>{phrases.allConventions}</option>
      </select>
    </div>
  );
}

/** Writes the convention into the address of a list that does not name one, before the list is shown. */
export function WithConvention({ roles, children }: { roles: readonly StaffRole[]; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isNamed = new URLSearchParams(search).has(conventionParameter);
  return conventionLists.has(pathname) && !isNamed ? <NameConvention roles={roles} /> : children;
}

function NameConvention({ roles }: { roles: readonly StaffRole[] }) {
  const location = useLocation();
  const { pathname, search } = location;
  const shown = useConvention();
  if (!shown) return <PageOutline roles={roles} />;
  const params = new URLSearchParams(search);
  params.set(conventionParameter, shown.chosen);
  return (
    <>
      <Navigate to={{ pathname, search: params.toString() }} state={location.state as unknown} replace />
      <PageOutline roles={roles} />
    </>
  );
}
