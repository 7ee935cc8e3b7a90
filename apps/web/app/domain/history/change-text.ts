import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { genderNames, maritalStatusChoices } from '@sangamam/contract/fields/person-enumerations';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import * as phrases from '#phrases/domain/history.ts';
import { roleNames } from '#web/domain/staff/role-names.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';

/** A value that changed, in words. */
interface DescribedChange {
  name: string;
  before: string;
  after: string;
}

type Facts = Readonly<Record<string, unknown>> | null;

/** What an entry of the audit log changed, in words: `{ suspended: false }` and `{ suspended: true }` are one change. */
export function describeChanges(before: Facts, after: Facts): DescribedChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({
      name: nameOfField(name),
      before: describeValue(before?.[name]),
      after: describeValue(after?.[name]),
    }))
    .filter((change) => change.before !== change.after);
}

/** A field by its name on screen; a newer one, which this page does not know, as `Some new field`. */
function nameOfField(name: string): string {
  const known = phrases.fieldNames[name];
  if (known !== undefined) return known;
  const words = name.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return phrases.nothing;
  if (typeof value === 'boolean') return value ? phrases.yes : phrases.no;
  if (Array.isArray(value)) return value.map(describeValue).join(', ') || phrases.nothing;
  if (typeof value === 'object') return describeParts(value);
  if (typeof value === 'string') return describeText(value);
  return typeof value === 'number' ? String(value) : phrases.something;
}

/** A phone number; else the parts of an address or a role, without empty ones. */
function describeParts(value: object): string {
  if ('countryCode' in value && 'phoneNumber' in value) {
    return phoneText({ countryCode: String(value.countryCode), phoneNumber: String(value.phoneNumber) });
  }
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== undefined && part !== '')
    .map(([name, part]) =>
      name === 'endsAt' ? phrases.until({ text: describeValue(part) }) : describeValue(part),
    )
    .join(' ');
}

/** Dates as they are written, instants in the reader's time zone, names of enumeration values, everything else unchanged. */
function describeText(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/u.test(text)) return shortDate(text);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u.test(text)) return formatInstant(text);
  return valueNames[text] ?? text;
}

const valueNames: Readonly<Record<string, string>> = {
  ...genderNames,
  ...maritalStatusChoices,
  ...roleNames,
  USA: phrases.unitedStates,
  CAN: phrases.canada,
};
