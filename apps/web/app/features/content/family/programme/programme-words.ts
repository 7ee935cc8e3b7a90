import type { ProgrammeAge, ProgrammeLanguage } from '@sangamam/contract/content/programme';

import * as phrases from '#phrases/content/family/programme.ts';

export const ageNames: Readonly<Record<ProgrammeAge, string>> = {
  EVERYONE: phrases.everyone,
  CHILDREN: phrases.children,
  YOUTH: phrases.youth,
  ADULTS: phrases.adults,
  SENIORS: phrases.seniors,
};

export const languageNames: Readonly<Record<ProgrammeLanguage, string>> = {
  ANY: phrases.anyLanguage,
  MALAYALAM: phrases.malayalam,
  ENGLISH: phrases.english,
};

/** A time as people in North America write it: `6:30 PM`. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/** From when to when, as far as the end is known: `6:30 – 8:00 PM`, `11:00 AM – 1:00 PM`. */
export function timeText({ startTime, endTime }: { startTime: string; endTime: string }): string {
  const start = clockText(startTime);
  if (endTime === '') return start;
  const end = clockText(endTime);
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} – ${end}` : `${start} – ${end}`;
}
