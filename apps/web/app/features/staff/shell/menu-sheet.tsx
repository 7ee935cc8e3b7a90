import { siteVersion } from '@sangamam/contract/site-version';
import { NavLink } from 'react-router';

import * as phrases from '#phrases/staff/shell.ts';
import { ColorSchemeToggle } from '#web/shell/header/color-scheme-toggle.tsx';
import { LogOutButton } from '#web/shell/header/log-out-button.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { isMarkedAlone, type AdminPage } from './admin-navigation.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './menu-sheet.module.css';

/** All pages of the admin area by group, the account and the way out, for phones. */
export function MenuSheet({
  opened,
  onClose,
  name,
  pages,
  mayLeave,
}: {
  opened: boolean;
  onClose: () => void;
  /** Who is signed in. */
  name: string;
  pages: readonly AdminPage[];
  mayLeave?: (() => Promise<boolean>) | undefined;
}) {
  const leave = () => {
    // A question whether to leave is a dialog of its own.
    onClose();
    return mayLeave?.() ?? Promise.resolve(true);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.allPages} keepsText>
      <nav aria-label={phrases.allPages} className={styles['groups']}>
        {groups
          .map((group) => ({ group, places: pages.filter((page) => page.group === group) }))
          .filter(({ places }) => places.length > 0)
          .map(({ group, places }) => (
            <section key={group}>
              <h3>{phrases.menuGroups[group]}</h3>
              <ul>
                {places.map(({ to, label, icon }) => (
                  <li key={to}>
                    <NavLink
                      to={to}
                      end={isMarkedAlone(to)}
                      className={styles['place'] ?? ''}
                      onClick={onClose}
                    >
                      <MenuIcon name={icon} />
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </nav>
      <div className={styles['self']}>
        <span>{name}</span>
        <ColorSchemeToggle />
        <LogOutButton className={styles['logout']} mayLeave={leave} />
        <small>{phrases.version({ version: siteVersion })}</small>
      </div>
    </Dialog>
  );
}

const groups = [
  'families',
  'money',
  'stay',
  'site',
  'account',
] as const satisfies readonly AdminPage['group'][];
