import * as phrases from '#phrases/ui.ts';
import styles from './skeleton.module.css';

/**
 * Shapes of what is on its way, so that nothing moves when it arrives. `label` tells it to those who cannot see them. Cards
 * stand below each other or, with `columns`, side by side as far as they fit.
 */
export function CardSkeletons({
  count = 3,
  lines = 3,
  columns = false,
  label = phrases.loading,
}: {
  count?: number;
  lines?: number;
  columns?: boolean;
  label?: string;
}) {
  return (
    <div className={styles['stack']} data-columns={columns || undefined} data-loading>
      <output className="visually-hidden">{label}</output>
      {Array.from({ length: count }, (_, card) => (
        <div key={`card-${card}`} className={styles['card']}>
          {Array.from({ length: lines }, (_, line) => (
            <span key={`line-${line}`} className={styles['line']} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Lines of text that are on their way. */
export function TextSkeleton({ lines = 3, label = phrases.loading }: { lines?: number; label?: string }) {
  return (
    <div className={styles['stack']}>
      <output className="visually-hidden">{label}</output>
      {Array.from({ length: lines }, (_, line) => (
        <span key={`line-${line}`} className={styles['line']} />
      ))}
    </div>
  );
}
