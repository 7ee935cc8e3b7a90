import { NavLink } from 'react-router';

import * as phrases from '#phrases/site-settings/admin.ts';
import { paths } from '#web/config/paths.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './settings.module.css';

const places = [
  { to: paths.admin.settings, label: phrases.feesLinksReminders },
  { to: paths.admin.localUnits, label: phrases.localUnits },
  { to: paths.admin.parishes, label: phrases.parishes },
  { to: paths.admin.airports, label: phrases.airports },
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
