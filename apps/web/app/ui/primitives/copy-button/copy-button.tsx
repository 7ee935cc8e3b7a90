import { useEffect, useState } from 'react';

import * as phrases from '#phrases/ui.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './copy-button.module.css';

/** Copies a value, such as an amount to be typed into a bank's app, and says so. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Where copying is forbidden the value stays readable and selectable.
    }
  };
  return (
    <span className={styles['place']}>
      <button type="button" className={styles['copy']} onClick={() => void copy()} aria-label={label}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
      </button>
      <output className={styles['said']}>{copied && phrases.copied}</output>
    </span>
  );
}
