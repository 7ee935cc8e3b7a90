import { adminPaths } from '@sangamam/contract/admin-paths';
import { NavLink } from 'react-router';

import * as phrases from '#phrases/conventions/staff/site-settings.ts';
import { classNames } from '#web/lib/class-names.ts';

import styles from './settings.module.css';

const places = [
  { to: adminPaths.settings, label: phrases.feesLinksReminders },
  { to: adminPaths.localUnits, label: phrases.localUnits },
  { to: adminPaths.parishes, label: phrases.parishes },
  { to: adminPaths.airports, label: phrases.airports },
];

/** The pages of the settings. */
export function SettingsNavigation() {
  return (
    <nav aria-label={phrases.settings} className={styles['places']}>
      {places.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={classNames(styles['place'])}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
