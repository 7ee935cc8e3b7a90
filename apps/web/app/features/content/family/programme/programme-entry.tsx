import type { ProgrammeItem } from '@sangamam/contract/content/programme';

import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { ageNames, languageNames, timeText } from './programme-words.ts';
import styles from './programme-section.module.css';

/** One thing of the programme: when, what, where, for whom. */
export function ProgrammeEntry({ item }: { item: ProgrammeItem }) {
  const { title, hall, note, ages, language } = item;
  const marks = [
    ...(ages === 'EVERYONE' ? [] : [ageNames[ages]]),
    ...(language === 'ANY' ? [] : [languageNames[language]]),
  ];
  return (
    <li className={styles['entry']}>
      <p className={styles['time']}>{timeText(item)}</p>
      <div className={styles['what']}>
        <p className={styles['title']}>{title}</p>
        {note !== '' && <p>{note}</p>}
        {(hall !== '' || marks.length > 0) && (
          <ul className={styles['marks']}>
            {hall !== '' && (
              <li className={styles['hall']}>
                <Icon name={icons.place} size={16} />
                {hall}
              </li>
            )}
            {marks.map((mark) => (
              <li key={mark} className={styles['mark']}>
                {mark}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
