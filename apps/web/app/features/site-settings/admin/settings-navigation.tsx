import { NavLink } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { classNames } from '#web/lib/class-names.ts';
import styles from './settings.module.css';

const places = [
  { to: paths.admin.settings, label: 'Fees, links, reminders' },
  { to: paths.admin.localUnits, label: 'Local units' },
  { to: paths.admin.parishes, label: 'Parishes' },
  { to: paths.admin.airports, label: 'Airports' },
];

/** The pages of the settings. */
export function SettingsNavigation() {
  return (
    <nav aria-label="Settings" className={styles['places']}>
      {places.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={classNames(styles['place'])}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
