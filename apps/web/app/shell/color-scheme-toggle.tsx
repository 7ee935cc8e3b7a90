import { useMantineColorScheme } from '@mantine/core';

import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './color-scheme-toggle.module.css';

/**
 * Switches between light and dark. Coming back to what the device prefers, it follows the device again. Which icon
 * shows is the style's decision: the server cannot know the scheme.
 */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const toggle = () => {
    const shown = document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light';
    const wanted = shown === 'dark' ? 'light' : 'dark';
    const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    setColorScheme(wanted === preferred ? 'auto' : wanted);
  };
  return (
    <button
      type="button"
      className={styles['toggle']}
      onClick={toggle}
      aria-label="Switch between light and dark"
    >
      <span className="mantine-dark-hidden">
        <Icon name="moon" />
      </span>
      <span className="mantine-light-hidden">
        <Icon name="sun" />
      </span>
    </button>
  );
}
