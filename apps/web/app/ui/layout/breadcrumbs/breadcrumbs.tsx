import { Link } from 'react-router';

import * as phrases from '#phrases/ui.ts';
import styles from './breadcrumbs.module.css';

/** The way back: the last one is the page itself and needs no address. */
export function Breadcrumbs({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label={phrases.breadcrumb}>
      <ol className={styles['trail']}>
        {trail.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
