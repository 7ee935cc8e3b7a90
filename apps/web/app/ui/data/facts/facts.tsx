import type { ReactNode } from 'react';

import * as phrases from '#phrases/ui.ts';
import styles from './facts.module.css';

/** Names and values, such as a person's details. An empty value is shown as a dash and read as "not given". */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === undefined || value === '' ? <NotGiven /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NotGiven() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{phrases.notGiven}</span>
    </>
  );
}
