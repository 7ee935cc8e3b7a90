import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import styles from './review.module.css';

/** A review that is on its way: its sections, and beside them the price. */
export function ReviewSkeleton({ label }: { label: string }) {
  return (
    <div className={styles['columns']}>
      <CardSkeletons count={4} lines={3} label={label} />
      <CardSkeletons count={1} lines={6} label="" />
    </div>
  );
}
