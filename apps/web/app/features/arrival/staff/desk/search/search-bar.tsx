import { useEffect, useId, type RefObject } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { KeyboardOnly } from '#web/domain/shortcuts/keyboard-only.tsx';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from '../check-in.module.css';

/** The search field, which has the focus whenever it appears, its text selected, and the camera beside it. */
export function SearchBar({
  field,
  text,
  onText,
  onEnter,
  onScan,
}: {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  onEnter: () => void;
  onScan: () => void;
}) {
  const id = useId();
  useEffect(() => {
    field.current?.focus();
    // What was searched for before is overwritten by the next letter.
    field.current?.select();
  }, [field]);
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <search className={styles['search']}>
      <label htmlFor={id}>{phrases.searchLabel}</label>
      <div className={styles['typed']}>
        <Icon name={icons.search} size={24} />
        <input
          ref={field}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
          }}
        />
      </div>
      <Button size="lg" variant="secondary" icon={icons.picture} onClick={onScan}>
        {phrases.scanCode}
      </Button>
      <p id={`${id}-hint`} className={styles['sub']}>
        {phrases.searchHint} <KeyboardOnly>{phrases.searchKey}</KeyboardOnly>
      </p>
    </search>
  );
}
