import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { useSettings } from './api.ts';
import { RegistrationSettingsForm } from './registration-settings-form.tsx';
import styles from './settings.module.css';
import { SiteSettingsForm } from './site-settings-form.tsx';

/** Fees, contact, links and reminders. */
export function SiteSettings() {
  return (
    <Loaded query={useSettings()}>
      {({ site, registrations }) => (
        <div className={styles['settings']}>
          <SiteSettingsForm site={site} />
          <RegistrationSettingsForm stored={registrations} />
        </div>
      )}
    </Loaded>
  );
}
