import * as phrases from '#phrases/content/family/programme.ts';
import { formatDayAndMonth, formatWeekday } from '#web/lib/text/calendar-text.ts';

import styles from './programme-section.module.css';
import { useLocalMoment } from './use-local-moment.ts';

/** The days of the programme, each a link to its part of the page; today's is marked. */
export function DayLinks({ dates, timeZone }: { dates: readonly string[]; timeZone: string | undefined }) {
  const today = useLocalMoment(timeZone ?? 'UTC', timeZone === undefined ? [] : dates)?.slice(0, 10);
  return (
    <nav aria-label={phrases.days} className={styles['days']}>
      {dates.map((date) => (
        <a key={date} href={`#day-${date}`} aria-current={date === today ? 'date' : undefined}>
          {formatWeekday(date)}
          <span>
            {formatDayAndMonth(date)}
            {date === today && ` · ${phrases.today}`}
          </span>
        </a>
      ))}
    </nav>
  );
}
