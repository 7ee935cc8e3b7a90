import { useEffect, useState } from 'react';

import * as phrases from '#phrases/domain/orders.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './number-tag.module.css';

/** A registration number to read out, write down or copy into a payment's memo. */
export function NumberTag({ number, name = phrases.registrationNumber }: { number: string; name?: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(true);
    } catch {
      // Where copying is forbidden the number stays readable and selectable.
    }
  };
  return (
    <span className={styles['tag']}>
      <span className={styles['number']}>{number}</span>
      <button type="button" onClick={() => void copy()} aria-label={phrases.copy({ name, number })}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
      </button>
      <output className="visually-hidden">{copied && phrases.copied}</output>
    </span>
  );
}
