import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import styles from './presence.module.css';
import { WhoIsHere } from './who-is-here.tsx';

/** The way back from a record, and who else has it open. */
export function RecordTrail({ trail }: Parameters<typeof Breadcrumbs>[0]) {
  return (
    <div className={styles['head']}>
      <Breadcrumbs trail={trail} />
      <WhoIsHere />
    </div>
  );
}
