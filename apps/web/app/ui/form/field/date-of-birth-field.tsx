import {
  birthYears,
  daysOfMonth,
  todayUtc,
  type BirthDateParts,
} from '@sangamam/contract/fields/dates/date-of-birth';
import { useId, useMemo } from 'react';

import { dateWords } from '#phrases/dates.ts';
import * as phrases from '#phrases/ui.ts';

import { GroupFrame, idsOf } from './field-frame.tsx';
import styles from './field.module.css';
import { BareSelect } from './select-field.tsx';

export interface DateOfBirthFieldProps {
  /** Ids of the three selects; a form gives its own, so that the error summary finds each. */
  ids?: Readonly<Record<keyof BirthDateParts, string>>;
  /** Names of the three selects, by which what was chosen before the scripts came is taken over. */
  names?: Readonly<Record<keyof BirthDateParts, string>> | undefined;
  label?: string;
  error?: string | undefined;
  /** Which parts the error is about. */
  errorParts?: readonly (keyof BirthDateParts)[] | undefined;
  value: BirthDateParts;
  onChange: (value: BirthDateParts) => void;
  onBlur?: () => void;
  /** Offered birth years, in whole years back from today (SPEC §9). */
  years: { youngest: number; oldest: number };
  autoComplete?: boolean;
}

/**
 * Month, year and, optionally, day of birth. The day waits for the other two and offers only days which that month has;
 * a chosen day that the month no longer has is taken back (SPEC §4).
 */
export function DateOfBirthField({
  ids,
  names,
  label = phrases.dateOfBirth,
  error,
  errorParts,
  value,
  onChange,
  onBlur,
  years,
  autoComplete = false,
}: DateOfBirthFieldProps) {
  const fieldId = useId();
  const { youngest, oldest } = years;
  const offeredYears = useMemo(
    () => birthYears(todayUtc(), { youngest, oldest }).map((year) => ({ value: year, label: year })),
    [youngest, oldest],
  );
  const days = daysOfMonth(value.year, value.month);
  const change = (part: Partial<BirthDateParts>) => {
    const next = { ...value, ...part };
    const keepsDay = daysOfMonth(next.year, next.month).includes(next.day);
    onChange(keepsDay ? next : { ...next, day: '' });
  };
  const idOf = (part: keyof BirthDateParts) => ids?.[part] ?? `${fieldId}-${part}`;
  const wiring = (part: keyof BirthDateParts) => ({
    id: idOf(part),
    name: names?.[part],
    'data-label': label,
    'aria-invalid': errorParts?.includes(part) || undefined,
    'aria-describedby': errorParts?.includes(part) ? idsOf(fieldId).error : undefined,
    onBlur,
  });
  return (
    <GroupFrame id={fieldId} words={{ label, error, description: phrases.dayHint }}>
      <div className={styles['parts']} data-kind="date">
        <div className={styles['part']}>
          <label htmlFor={idOf('month')}>{phrases.month}</label>
          <BareSelect
            {...wiring('month')}
            placeholder={phrases.month}
            options={months}
            value={value.month}
            aria-required
            autoComplete={autoComplete ? 'bday-month' : undefined}
            onChange={(event) => change({ month: event.target.value })}
          />
        </div>
        <div className={styles['part']}>
          <label htmlFor={idOf('year')}>{phrases.year}</label>
          <BareSelect
            {...wiring('year')}
            placeholder={phrases.year}
            options={offeredYears}
            value={value.year}
            aria-required
            autoComplete={autoComplete ? 'bday-year' : undefined}
            onChange={(event) => change({ year: event.target.value })}
          />
        </div>
        <div className={styles['part']}>
          <label htmlFor={idOf('day')}>{phrases.dayOptional}</label>
          <BareSelect
            {...wiring('day')}
            placeholder={phrases.day}
            options={days.map((day) => ({ value: day, label: String(Number(day)) }))}
            value={value.day}
            disabled={days.length === 0}
            autoComplete={autoComplete ? 'bday-day' : undefined}
            onChange={(event) => change({ day: event.target.value })}
          />
        </div>
      </div>
    </GroupFrame>
  );
}

const months = dateWords.months.map((label, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label,
}));
