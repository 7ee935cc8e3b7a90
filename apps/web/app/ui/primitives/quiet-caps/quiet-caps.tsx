import type { ReactNode } from 'react';

import { language } from '#phrases/language.ts';
import { langOf } from '#web/lib/text/lang-of.ts';

import styles from './quiet-caps.module.css';

/**
 * A name as it is stored; one that is written in capitals throughout is shown in title case, by CSS alone. One in another
 * language than the page's says so.
 */
export function QuietCaps({ text }: { text: string }) {
  const words = quietWords(text);
  if (language === 'en') return words;
  return <span lang={langOf(text)}>{words}</span>;
}

function quietWords(text: string): ReactNode {
  const isLoud = text.length > 3 && /\p{Lu}/u.test(text) && text === text.toUpperCase();
  if (!isLoud) return text;
  return text.split(' ').map((word, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- words of one name, never reordered
    <span key={place}>
      {place > 0 && ' '}
      <span className={styles['word']} data-small={small.has(word) || undefined}>
        {word}
      </span>
    </span>
  ));
}

/** Words that are not capitalized within a name. */
const small: ReadonlySet<string> = new Set(['AND', 'OF', 'FOR', 'THE']);
