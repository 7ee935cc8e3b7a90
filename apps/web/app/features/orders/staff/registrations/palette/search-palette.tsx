import { useEffect, useState } from 'react';

import * as phrases from '#phrases/orders/staff/palette.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './search-palette.module.css';

const SearchDialog = lazyDialog(async () => (await import('./search-dialog.tsx')).SearchDialog);

/** Searches everybody in all registrations, from every page of the admin area: a button, or Ctrl-K (⌘K). */
export function SearchPalette() {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // Not over a dialog in which something is being typed.
      if (!document.querySelector('[role="dialog"]')) setOpened(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened(true)}
      >
        <Icon name={icons.search} size={18} />
        <span>{phrases.search}</span>
        <kbd aria-hidden="true">{phrases.keys}</kbd>
      </button>
      <SearchDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
