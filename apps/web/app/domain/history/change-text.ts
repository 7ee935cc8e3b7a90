import * as phrases from '#phrases/domain/history.ts';
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

/** `placeInKerala` as `Place in kerala`. */
function nameOfField(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(describeValue).join(', ') || 'nothing';
  if (typeof value === 'object') return describeParts(value);
  if (typeof value === 'string') return describeText(value);
  return typeof value === 'number' ? String(value) : 'something';
}

/** The parts of an address, a phone number or a role, without empty ones. */
function describeParts(value: object): string {
  return Object.values(value)
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map(describeValue)
    .join(' ');
}

/** Instants in the reader's time zone, enumeration values as words, everything else unchanged. */
function describeText(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u.test(text)) return phrases.until({ text: formatInstant(text) });
  if (!/^[A-Z]{4,}(?:_[A-Z]+)*$/u.test(text)) return text;
  return text.charAt(0) + text.slice(1).toLowerCase().replaceAll('_', ' ');
}
