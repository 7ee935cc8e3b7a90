import * as phrases from '#phrases/shell.ts';
import { switchColorScheme } from '#web/lib/color-scheme/color-scheme.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './color-scheme-toggle.module.css';

/** Light, dark, or as the device has it. CSS selects the icon, because the server does not know the choice. */
export function ColorSchemeToggle() {
  return (
    <button
      type="button"
      className={styles['toggle']}
      onClick={switchColorScheme}
      aria-label={phrases.switchColorScheme}
    >
      <span className={styles['device']}>
        <Icon name="half" />
      </span>
      <span className={styles['dark']}>
        <Icon name="moon" />
      </span>
      <span className={styles['light']}>
        <Icon name="sun" />
      </span>
    </button>
  );
}
