import * as phrases from '#phrases/domain/orders.ts';
import { CopyButton } from '#web/ui/primitives/copy-button/copy-button.tsx';
import styles from './number-tag.module.css';

/** A registration number to read out, write down or copy into a payment's memo. */
export function NumberTag({ number, name = phrases.registrationNumber }: { number: string; name?: string }) {
  return (
    <span className={styles['tag']}>
      <span className={styles['number']}>{number}</span>
      <CopyButton value={number} label={phrases.copy({ name, number })} />
    </span>
  );
}
