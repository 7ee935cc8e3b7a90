import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { siteVersion } from '@sangamam/contract/site-version';
import { useEffect, type ReactNode } from 'react';
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
import { Page } from '#web/ui/layout/page/page.tsx';
import { useConventionChoices } from '#web/domain/conventions/convention-choices.ts';
import { ProofDialog } from '#web/features/accounts/staff/second-factor/proof-dialog.tsx';

import './print.css';
import { ConventionSwitch, WithConvention } from './convention-switch.tsx';
import { barPagesOf, isMarkedAlone, pagesFor } from './admin-navigation.ts';
import styles from './admin-shell.module.css';
import { MenuIcon } from './menu-icon.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PageOutline } from './page-outline.tsx';
import { usePageHandle } from './page-handle.ts';
import { keepSelf, useStaffSelf } from '../api.ts';

/** The layout of the admin area: navigation at the side (on a phone in a bar at the foot) and the page. */
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
  const { data: self, error, refetch, isFetching, isPlaceholderData } = useStaffSelf();
  // Asked at once with the roles: most pages wait for both.
  useConventionChoices();
  const handle = usePageHandle();
  // Somebody may have been given a role since.
  const isUnsure = isPlaceholderData && handle && !hasAbility(self?.roles ?? [], handle.ability);
  useEffect(() => {
    if (self && !isPlaceholderData) keepSelf(self);
  }, [self, isPlaceholderData]);
  const location = useLocation();
  const { pathname } = location;
  const isClosed = self?.needsSecondFactor === true;
  const pages = pagesFor(self?.roles ?? [], { isClosed });
  return (
    <div className={styles['shell']} data-print="shell">
      <a className={styles['skip']} href="#main" data-print="none">
        {phrases.skipToTheContent}
      </a>
      <header className={styles['side']} data-print="none">
        {/* The site may be in another language than this area. */}
        <Link to={paths.home} className={styles['brand']} reloadDocument={chosenLanguage() === 'ml'}>
          <BrandMark size={36} />
          <span className={styles['name']}>
            {site.name}
            <small>{phrases.admin}</small>
          </span>
        </Link>
        {self && !isClosed && seesConventions(self.roles) && <ConventionSwitch />}
        {self && !isClosed && hasAbility(self.roles, 'see-registrations') && search}
        <nav aria-label={phrases.admin} className={styles['places']}>
          {pages.map(({ to, label, icon, group }, index) => (
            <NavLink
              key={to}
              to={to}
              end={isMarkedAlone(to)}
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
          <small className={styles['version']}>{phrases.version({ version: siteVersion })}</small>
        </div>
      </header>
      {self && (
        <PhoneBar name={self.name} pages={pages} inBar={barPagesOf(self.roles, pages)} mayLeave={mayLeave} />
      )}
      <ProofDialog />
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        {isClosed && pathname !== paths.adminSecurity ? (
          <Navigate to={paths.adminSecurityFirst(currentPath(location))} replace />
        ) : self && !isUnsure ? (
          <WithConvention roles={self.roles}>{children}</WithConvention>
        ) : error ? (
          <Page title={phrases.admin}>
            <ErrorState
              message={error instanceof ApiError ? error.message : phrases.pleaseTryAgain}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          </Page>
        ) : (
          <PageOutline roles={[]} />
        )}
      </main>
    </div>
  );
}

/** Whether anything that the roles see belongs to a convention. */
function seesConventions(roles: readonly StaffRole[]): boolean {
  return hasAbility(roles, 'see-readiness') || hasAbility(roles, 'see-registrations');
}
