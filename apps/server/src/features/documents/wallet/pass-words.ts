import { englishDates } from '@sangamam/contract/fields/dates/date-words';
import { formatDateRange, formatDayAndMonth } from '@sangamam/contract/fields/dates/format-date';
import { malayalamDates } from '@sangamam/contract/fields/dates/malayalam-dates';

import * as english from '#phrases/documents/wallet.ts';
import * as malayalam from '#server/phrases/ml/documents/wallet.ts';

import type { PassContent } from './pass-content.ts';

/** A line of a pass: what it is about, and what it says. */
export interface PassLine {
  key: string;
  label: string;
  value: string;
}

/** The words of a pass in the language of its holder. */
export interface PassWords {
  title: string;
  number: PassLine;
  convention: PassLine;
  family: PassLine;
  people: PassLine;
  days: PassLine;
  place: PassLine;
  shuttles: PassLine[];
  /** What stands where there is room for it. */
  atTheDesk: PassLine;
  site: PassLine;
}

/** Says a pass in the language of its holder. */
export function wordsOf(content: PassContent): PassWords {
  const { language, convention, site, shuttles } = content;
  const isMalayalam = language === 'ml';
  const phrases = isMalayalam ? malayalam : english;
  const dates = isMalayalam ? malayalamDates : englishDates;
  const { name, startDate, endDate, location } = convention;
  return {
    title: phrases.registrationFor({ convention: name }),
    number: { key: 'number', label: phrases.registrationNumber, value: content.number },
    convention: { key: 'convention', label: phrases.convention, value: name },
    family: { key: 'family', label: phrases.family, value: content.family },
    people: { key: 'people', label: phrases.people, value: String(content.people) },
    days: { key: 'days', label: phrases.days, value: formatDateRange(startDate, endDate, dates) },
    place: { key: 'place', label: phrases.place, value: location },
    shuttles: shuttles.map(({ direction, airportName, day, departsAt, meetingPoint }, index) => ({
      key: `shuttle-${index + 1}`,
      label: phrases.shuttles[direction]({ airport: airportName }),
      value: [phrases.dayAndTime({ day: formatDayAndMonth(day, dates), time: departsAt }), meetingPoint]
        .filter((part) => part !== '')
        .join(', '),
    })),
    atTheDesk: { key: 'desk', label: phrases.atTheDesk, value: phrases.showTheCode },
    site: { key: 'site', label: phrases.yourRegistration, value: `${site.url}/my-account` },
  };
}
