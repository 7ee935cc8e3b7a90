import { type ComponentProps, useId } from 'react';

import { useIsPhone } from '#web/lib/media/use-is-phone.ts';

import styles from './list-search.module.css';
import { SearchInput } from './search-input.tsx';

/** The field that searches a list of staff. Its label stands above it, on a phone in it while it is empty. */
export function ListSearch({ label, ...input }: { label: string } & ComponentProps<typeof SearchInput>) {
  const id = useId();
  const isPhone = useIsPhone();
  return (
    <div className={styles['field']} data-print="none">
      <label htmlFor={id} className={isPhone ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <SearchInput id={id} maxLength={100} placeholder={isPhone ? label : undefined} {...input} />
    </div>
  );
}
