import type { RecordKind } from '@sangamam/contract/casework/presence/presence';

const records: Readonly<Record<RecordKind, string>> = {
  REGISTRATION: 'this registration',
  PAYMENT: 'this payment',
  CONSENT: 'this consent form',
  MESSAGE: 'this message',
  PERSON: 'this person',
};

/** "Lizy Cherian", "Lizy Cherian and Tomy Luke", "Lizy Cherian, Tomy Luke and 3 others". */
function namesText(names: readonly string[]): string {
  const [first = '', second = '', third = ''] = names;
  if (names.length <= 1) return first;
  if (names.length === 2) return `${first} and ${second}`;
  return names.length === 3
    ? `${first}, ${second} and ${third}`
    : `${first}, ${second} and ${names.length - 2} others`;
}

const verb = (names: readonly string[]) => (names.length === 1 ? 'has' : 'have');

export const hasThisOpen = ({ names }: { names: readonly string[] }) =>
  `${namesText(names)} ${verb(names)} this open`;
export const hasItOpenToo = ({ names, kind }: { names: readonly string[]; kind: RecordKind }) =>
  `${namesText(names)} ${verb(names)} ${records[kind]} open, too.`;
export const more = ({ count }: { count: number }) => `+${count}`;
