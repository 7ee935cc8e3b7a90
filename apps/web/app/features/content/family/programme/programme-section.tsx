import { filterProgramme, programmeDays, type ProgrammeItem } from '@sangamam/contract/content/programme';
import { useSearchParams } from 'react-router';

import * as phrases from '#phrases/content/family/programme.ts';
import { formatDate, formatWeekday } from '#web/lib/text/calendar-text.ts';
import { langOf } from '#web/lib/text/lang-of.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import { SectionFrame } from '../sections/section-frame.tsx';
import { DayLinks } from './day-links.tsx';
import { FilterForm } from './filter-form.tsx';
import { filterFromSearch } from './programme-filter.ts';
import { NowAndNext } from './now-and-next.tsx';
import styles from './programme-section.module.css';
import { ageNames, languageNames, timeText } from './programme-words.ts';

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
        {days.length > 1 && <DayLinks dates={days.map(({ date }) => date)} timeZone={timeZone} />}
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

/** One thing of the programme: when, what, where, for whom. */
function ProgrammeEntry({ item }: { item: ProgrammeItem }) {
  const { title, hall, note, ages, language } = item;
  const marks = [
    ...(ages === 'EVERYONE' ? [] : [ageNames[ages]]),
    ...(language === 'ANY' ? [] : [languageNames[language]]),
  ];
  return (
    <li className={styles['entry']}>
      <p className={styles['time']}>{timeText(item)}</p>
      <div className={styles['what']}>
        <p className={styles['title']} lang={langOf(title)}>
          {title}
        </p>
        {note !== '' && <p lang={langOf(note)}>{note}</p>}
        {(hall !== '' || marks.length > 0) && (
          <ul className={styles['marks']}>
            {hall !== '' && (
              <li className={styles['hall']} lang={langOf(hall)}>
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
