import type { ReactNode } from 'react';

import { langOf } from '#web/lib/text/lang-of.ts';

import styles from './translation-pair.module.css';

/** The field of a translation, whose description is the English text: they stand side by side where there is room. */
export function TranslationPair({ children }: { children: ReactNode }) {
  return <div className={styles['pair']}>{children}</div>;
}

/** An English text beside the field of its translation. */
export function EnglishText({ text }: { text: string }) {
  return (
    <p className={styles['english']} lang={langOf(text)}>
      {text}
    </p>
  );
}

/** The same for formatted text. */
export function EnglishRichText({ children }: { children: ReactNode }) {
  return <div className={styles['english']}>{children}</div>;
}

/** How many texts are translated, beside their heading. */
export function DoneCount({ isWhole, children }: { isWhole: boolean; children: string }) {
  return (
    <span className={styles['count']} data-done={isWhole || undefined}>
      {children}
    </span>
  );
}

/** Letters of English whose translation fits on a row of a phone. */
const oneRow = 24;

/** The rows of the field for the translation of a line; it grows with what is written. */
export function rowsFor(english: string): number {
  return english.length > oneRow ? 2 : 1;
}
