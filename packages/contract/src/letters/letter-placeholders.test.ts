import { describe, expect, it } from 'vitest';

import { letterDraft } from './letter-draft.ts';
import {
  fillLetter,
  letterParts,
  placeholderFault,
  placeholderNames,
  type LetterValues,
} from './letter-placeholders.ts';

const values: LetterValues = {
  ...(Object.fromEntries(placeholderNames.map((name) => [name, ''])) as LetterValues),
  firstName: 'Mercy',
  number: 'TQ83GKE',
};

const filled = (text: string, changes: Partial<LetterValues> = {}) =>
  fillLetter(letterParts(text), { ...values, ...changes });

describe('a letter for a family', () => {
  it.each([
    ['Dear {first name}, {number}', 'Dear Mercy, TQ83GKE'],
    ['{First&nbsp;Name}{ number }', 'MercyTQ83GKE'],
    ['Bus to {hotel|your hotel}', 'Bus to your hotel'],
    ['{airport|a|b}', 'a|b'],
    ['<p>{brace} {first name}</p>', '<p>{brace} Mercy</p>'],
    ['', ''],
  ])('%s becomes %s', (text, expected) => {
    expect(filled(text)).toBe(expected);
  });

  it('what is filled in is not read again, and is encoded where it becomes HTML', () => {
    expect(filled('{first name}{hotel|none}', { firstName: '{number} $&', hotel: 'Hilton' })).toBe(
      '{number} $&Hilton',
    );
    const encoded = fillLetter(letterParts('<p>{first name}</p>'), values, (value) => value.toUpperCase());
    expect(encoded).toBe('<p>MERCY</p>');
  });
});

describe('braces', () => {
  it.each([
    ['Dear {first name}', undefined],
    ['Dear {name}', { kind: 'UNKNOWN', written: '{name}' }],
    ['{first <b>name</b>}', { kind: 'UNKNOWN', written: '{first name}' }],
    ['never closed {first name', { kind: 'UNKNOWN', written: '{first name' }],
    ['{hotel}', { kind: 'EMPTY', placeholder: 'hotel' }],
    ['{hotel| }', { kind: 'EMPTY', placeholder: 'hotel' }],
    ['{hotel|your hotel}', undefined],
    ['a } b', { kind: 'UNKNOWN', written: '}' }],
  ])('%s', (text, fault) => {
    expect(placeholderFault(text)).toEqual(fault);
  });
});

describe('what people write of a letter', () => {
  const draft = {
    conventionId: '01970000-0000-7000-8000-000000000001',
    subjectEn: 'The bus',
    bodyEn: '<p>It leaves an hour later, {first name}.</p>',
    subjectMl: '',
    bodyMl: '',
    audience: { name: 'O’Hare', filters: { airport: 'ORD' }, first: 'SUBMITTED' },
  };
  const faults = (changes: object) =>
    letterDraft
      .safeParse({ ...draft, ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('may be without Malayalam, and have both of it', () => {
    expect(faults({})).toBeUndefined();
    expect(faults({ subjectMl: 'ബസ്', bodyMl: '<p>ബസ്</p>' })).toBeUndefined();
  });

  it.each([
    [{ subjectEn: ' ' }, 'subjectEn', 'Please write a subject'],
    [{ bodyEn: '' }, 'bodyEn', 'Please write the letter'],
    [{ subjectEn: 'x'.repeat(151) }, 'subjectEn', 'Please keep the subject under 151 characters'],
    [{ subjectMl: 'ബസ്' }, 'bodyMl', 'Please write the letter in Malayalam, too'],
    [{ bodyMl: '<p>ബസ്</p>' }, 'subjectMl', 'Please write a subject in Malayalam, too'],
    [{ bodyEn: '<p>{flight}</p>' }, 'bodyEn', '{flight} cannot be filled in. Please choose from the list'],
    [
      { subjectEn: 'To {hotel}' },
      'subjectEn',
      '{hotel} may be empty. Say what to write then: {hotel|other words}',
    ],
  ])('%j is refused', (changes, field, message) => {
    expect(faults(changes)?.[0]).toEqual([field, message]);
  });

  it('asks for known filters only', () => {
    expect(faults({ audience: { ...draft.audience, filters: { airport: 'ohare' } } })).toHaveLength(1);
    expect(
      faults({ audience: { ...draft.audience, filters: { conventionId: draft.conventionId } } }),
    ).toHaveLength(1);
  });
});
