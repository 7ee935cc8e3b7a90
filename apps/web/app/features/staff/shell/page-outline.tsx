import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/staff/shell.ts';
import { usePageHandle } from './page-handle.ts';
import styles from './page-outline.module.css';

/** The heading and the shape of a page that is on its way. `roles` may see its heading, if they may see the page. */
export function PageOutline({ roles }: { roles: readonly StaffRole[] }) {
  const handle = usePageHandle();
  const isKnown = handle !== undefined && hasAbility(roles, handle.ability);
  return <Outline>{isKnown ? <h1>{handle.heading}</h1> : <span className={styles['heading']} />}</Outline>;
}

/** The shape of a list below its heading. It says once that the page is on its way, and announces nothing. */
export function Outline({ children }: { children: ReactNode }) {
  return (
    <div className={styles['outline']} aria-busy="true" data-loading>
      {children}
      <ListOutline />
    </div>
  );
}

/** The shape of a list. */
export function ListOutline() {
  return (
    <div className={styles['list']}>
      <p className="visually-hidden">{phrases.openingTheAdminArea}</p>
      <span className={styles['tools']} />
      <div className={styles['rows']}>
        {rows.map((row) => (
          <span key={row} />
        ))}
      </div>
    </div>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];
