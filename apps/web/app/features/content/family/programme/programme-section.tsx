import { filterProgramme, programmeDays, type ProgrammeItem } from '@sangamam/contract/content/programme';
import { useSearchParams } from 'react-router';

import * as phrases from '#phrases/content/family/programme.ts';
import { formatDate, formatDayAndMonth, formatWeekday } from '#web/lib/text/calendar-text.ts';
import { SectionFrame } from '../sections/section-frame.tsx';
import { FilterForm } from './filter-form.tsx';
import { filterFromSearch } from './programme-filter.ts';
import { NowAndNext } from './now-and-next.tsx';
import { ProgrammeEntry } from './programme-entry.tsx';
import styles from './programme-section.module.css';

/** What happens when and where, by day. The choice of age and language is in the address. */
export function ProgrammeSection({
  title,
  items,
  timeZone,
}: {
  title: string;
  items: readonly ProgrammeItem[];
  /** Of the place, for what is going on now; unknown in previews. */
  timeZone: string | undefined;
}) {
  const [search] = useSearchParams();
  const filter = filterFromSearch(search);
  const shown = filterProgramme(items, filter);
  const days = programmeDays(shown);
  const all = programmeDays(items);
  // Without a title above them, days are the headings right below the page's.
  const Heading = title === '' ? 'h2' : 'h3';
  return (
    <SectionFrame title={title} fallbackLabel={phrases.programme}>
      <div className={styles['programme']}>
        <FilterForm filter={filter} />
        {timeZone !== undefined && <NowAndNext items={shown} timeZone={timeZone} />}
        {days.length === 0 && <p>{phrases.nothingFits}</p>}
        {days.length > 1 && (
          <nav aria-label={phrases.days} className={styles['days']}>
            {days.map(({ date }) => (
              <a key={date} href={`#day-${date}`}>
                {formatWeekday(date)}
                <span>{formatDayAndMonth(date)}</span>
              </a>
            ))}
          </nav>
        )}
        {days.map(({ date, items }) => (
          <section key={date} id={`day-${date}`} className={styles['day']} aria-labelledby={`head-${date}`}>
            <Heading id={`head-${date}`}>
              {formatWeekday(date)}, {formatDate(date)}
              <span>{phrases.day({ number: all.findIndex((one) => one.date === date) + 1 })}</span>
            </Heading>
            <ol>
              {items.map((item) => (
                <ProgrammeEntry key={`${item.startTime} ${item.hall} ${item.title}`} item={item} />
              ))}
            </ol>
          </section>
        ))}
        <p className={styles['note']}>{phrases.changesAreAnnounced}</p>
      </div>
    </SectionFrame>
  );
}
