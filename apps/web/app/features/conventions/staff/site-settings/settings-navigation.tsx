import { adminPaths } from '@sangamam/contract/admin-paths';
import { NavLink, useLocation } from 'react-router';

import * as phrases from '#phrases/conventions/staff/site-settings.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useCurrentInView } from '#web/lib/use-current-in-view.ts';

import styles from './settings.module.css';

const places = [
  { to: adminPaths.settings, label: phrases.feesLinksReminders },
  { to: adminPaths.localUnits, label: phrases.localUnits },
  { to: adminPaths.parishes, label: phrases.parishes },
  { to: adminPaths.airports, label: phrases.airports },
];

/** The pages of the settings. */
export function SettingsNavigation() {
  const row = useCurrentInView<HTMLUListElement>(useLocation().pathname);
  return (
    <nav aria-label={phrases.settings}>
      <ul ref={row} className={styles['places']}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end className={classNames(styles['place'])}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
