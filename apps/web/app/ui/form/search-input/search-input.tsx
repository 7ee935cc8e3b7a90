import type { ComponentPropsWithRef } from 'react';

import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './search-input.module.css';

/** A field that searches a list. Its label stands above it. */
export function SearchInput(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'>) {
  return (
    <span className={styles['search']}>
      <Icon name={icons.search} />
      <input type="search" enterKeyHint="search" autoComplete="off" spellCheck={false} {...props} />
    </span>
  );
}
