import * as phrases from '#phrases/shell.ts';
import { switchColorScheme } from '#web/lib/color-scheme/color-scheme.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './color-scheme-toggle.module.css';

/** Switches between light and dark. CSS selects the icon, because the server does not know the scheme. */
export function ColorSchemeToggle() {
  return (
    <button
      type="button"
      className={styles['toggle']}
      onClick={switchColorScheme}
      aria-label={phrases.switchBetweenLightAndDark}
    >
      <span className={styles['toDark']}>
        <Icon name="moon" />
      </span>
      <span className={styles['toLight']}>
        <Icon name="sun" />
      </span>
    </button>
  );
}
