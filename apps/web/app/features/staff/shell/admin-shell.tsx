import './print.css';

import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, Navigate, NavLink, useLocation } from 'react-router';

import * as phrases from '#phrases/staff/shell.ts';
import { paths } from '#web/config/paths.ts';
import { site } from '#web/config/site.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { classNames } from '#web/lib/class-names.ts';
import { chosenLanguage } from '#web/lib/language/chosen-language.ts';
import { ColorSchemeToggle } from '#web/shell/header/color-scheme-toggle.tsx';
import { LogOutButton } from '#web/shell/header/log-out-button.tsx';
import { currentPath } from '#web/lib/session/return-path.ts';
import { useMainFocus } from '#web/shell/use-main-focus.ts';
import { BrandMark } from '#web/ui/primitives/brand/brand-mark.tsx';
import { ErrorState } from '#web/ui/feedback/error-state/error-state.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';
import { ConventionSwitch, WithConvention } from './convention-switch.tsx';
import { pagesFor } from './admin-navigation.ts';
import styles from './admin-shell.module.css';
import { MenuIcon } from './menu-icon.tsx';
import { useStaffSelf } from '../api/staff-self.ts';
import { ProofDialog } from '../second-factor/proof-dialog.tsx';

/** Places whose address begins those of other places: only the page itself marks them as current. */
const placesWithPagesOfOthers: ReadonlySet<string> = new Set([
  adminPaths.home,
  adminPaths.payments,
  adminPaths.documents,
]);

/** The layout of the admin area: navigation at the side (on top on a phone) and the page. */
export function AdminShell({
  mayLeave,
  search,
  children,
}: {
  /** Asked before the person is signed out. */
  mayLeave?: () => Promise<boolean>;
  /** Opens the search of registrations, for who may see them. */
  search?: ReactNode;
  children: ReactNode;
}) {
  const main = useMainFocus();
  const { data: self, error, refetch, isFetching } = useStaffSelf();
  const places = useRef<HTMLElement>(null);
  const location = useLocation();
  const { pathname } = location;
  const isClosed = self?.needsSecondFactor === true;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they decide which of the places is the current one
  useEffect(() => showCurrentPlace(places.current), [pathname, self]);
  return (
    <div className={styles['shell']} data-print="shell">
      <a className={styles['skip']} href="#main" data-print="none">
        {phrases.skipToTheContent}
      </a>
      <header className={styles['side']} data-print="none">
        {/* The site may be in another language than this area. */}
        <Link to={paths.home} className={styles['brand']} reloadDocument={chosenLanguage() === 'ml'}>
          <BrandMark size={36} />
          <span>
            {site.name}
            <small>{phrases.admin}</small>
          </span>
        </Link>
        {self && !isClosed && seesConventions(self.roles) && <ConventionSwitch />}
        {self && !isClosed && hasAbility(self.roles, 'see-registrations') && search}
        <nav ref={places} aria-label={phrases.admin} className={styles['places']}>
          {pagesFor(self?.roles ?? [], { isClosed }).map(({ to, label, icon, group }, index, pages) => (
            <NavLink
              key={to}
              to={to}
              end={placesWithPagesOfOthers.has(to)}
              className={classNames(
                styles['place'],
                index > 0 && pages[index - 1]?.group !== group && styles['begins'],
              )}
            >
              <MenuIcon name={icon} />
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles['self']}>
          <span className={styles['who']}>{self?.name}</span>
          <LogOutButton className={styles['place']} mayLeave={mayLeave} />
          <ColorSchemeToggle />
        </div>
      </header>
      <ProofDialog />
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        {isClosed && pathname !== paths.adminSecurity ? (
          <Navigate to={paths.adminSecurityFirst(currentPath(location))} replace />
        ) : self ? (
          <WithConvention>{children}</WithConvention>
        ) : error ? (
          <ErrorState
            message={error instanceof ApiError ? error.message : phrases.pleaseTryAgain}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <PageSpinner label={phrases.openingTheAdminArea} />
        )}
      </main>
    </div>
  );
}

/** Whether anything that the roles see belongs to a convention. */
function seesConventions(roles: readonly StaffRole[]): boolean {
  return hasAbility(roles, 'see-readiness') || hasAbility(roles, 'see-registrations');
}

/** On a phone the navigation scrolls sideways; the current entry is scrolled into view. */
function showCurrentPlace(places: HTMLElement | null): void {
  const current = places?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!places || !current) return;
  const room = places.getBoundingClientRect();
  places.scrollLeft += current.left + current.width / 2 - (room.left + room.width / 2);
}
