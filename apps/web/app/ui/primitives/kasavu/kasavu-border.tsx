import styles from './kasavu-border.module.css';

/**
 * The gold border of kasavu cloth. `selvedge` is the woven edge alone, `temple` adds the row of stepped towers that
 * rise from it. Purely an ornament.
 */
export function KasavuBorder({ kind = 'selvedge' }: { kind?: 'selvedge' | 'temple' }) {
  return (
    <div className={styles['border']} aria-hidden="true">
      {kind === 'temple' && <div className={styles['towers']} />}
      <div className={styles['zari']} />
    </div>
  );
}
