import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';

import * as phrases from '#phrases/staff/shell.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { isMarkedAlone, type AdminPage } from './admin-navigation.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './phone-bar.module.css';

const MenuSheet = lazyDialog(async () => (await import('./menu-sheet.tsx')).MenuSheet);

/** The navigation of a phone: the pages that are opened most at the foot of the screen, and a button for all others. */
export function PhoneBar({
  name,
  pages,
  inBar,
  mayLeave,
}: {
  /** Who is signed in. */
  name: string;
  pages: readonly AdminPage[];
  /** Those of `pages` that stand in the bar. */
  inBar: readonly AdminPage[];
  mayLeave?: (() => Promise<boolean>) | undefined;
}) {
  const [opened, setOpened] = useState(false);
  const { pathname } = useLocation();
  const isElsewhere = !inBar.some(({ to }) =>
    isMarkedAlone(to) ? pathname === to : pathname === to || pathname.startsWith(`${to}/`),
  );
  return (
    <>
      <nav aria-label={phrases.admin} className={styles['bar']} data-print="none">
        {inBar.map(({ to, label, icon }) => (
          <NavLink key={to} to={to} end={isMarkedAlone(to)} className={styles['place'] ?? ''}>
            <MenuIcon name={icon} />
            <span>{label}</span>
          </NavLink>
        ))}
        <button
          type="button"
          className={styles['place']}
          aria-haspopup="dialog"
          aria-current={isElsewhere ? 'true' : undefined}
          onClick={() => setOpened(true)}
        >
          <Icon name="menu" />
          <span>{phrases.more}</span>
        </button>
      </nav>
      <MenuSheet
        opened={opened}
        onClose={() => setOpened(false)}
        name={name}
        pages={pages}
        mayLeave={mayLeave}
      />
    </>
  );
}
