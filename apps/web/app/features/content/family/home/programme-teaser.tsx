import * as phrases from '#phrases/content/family/home.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { paths } from '#web/config/paths.ts';
import { langOf } from '#web/lib/text/lang-of.ts';
import { Section } from '#web/ui/layout/section/section.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { formatDayAndMonth } from '#web/lib/text/calendar-text.ts';

import type { ShownDay } from './programme-days.ts';
import styles from './programme-teaser.module.css';

/** The days of the convention in a few words each; nothing while no programme is published. */
export function ProgrammeTeaser({ days }: { days: readonly ShownDay[] }) {
  if (days.length === 0) return null;
  return (
    <Section title={phrases.theProgramme({ count: days.length })}>
      <ol className={styles['days']}>
        {days.map(({ date, weekday, titles }) => (
          <li key={date}>
            <p className={styles['date']}>{formatDayAndMonth(date)}</p>
            <h3>{weekday}</h3>
            <ul>
              {titles.map((title) => (
                <li key={title} lang={langOf(title)}>
                  {title}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className={styles['more']}>
        <LinkButton to={paths.programme} variant="secondary" iconAfter="arrowRight">
          {phrases.wholeProgramme}
        </LinkButton>
        <LinkButton to={paths.travel} variant="muted" icon={icons.place}>
          {phrases.hotelAndTravel}
        </LinkButton>
      </div>
    </Section>
  );
}
