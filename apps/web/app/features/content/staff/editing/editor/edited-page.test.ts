import type { EditedSection } from '@sangamam/contract/content/section';
import { describe, expect, it, test } from 'vitest';

import { editPage, pageErrorsOf, moveItem, type EditedPage } from './edited-page.ts';
import { newSection } from './sections/new-section.ts';

const meta = { title: '', description: '', shareImageUrl: '' };
const ids = ['a', 'b', 'c'].map((letter) => `01970000-0000-7000-8000-00000000000${letter}`);
const [a = '', b = '', c = ''] = ids;

const text = (_id: string): EditedSection => ({
  _id,
  sectionTitle: '',
  hidden: false,
  sectionType: 'TEXT',
  text: { body: '<p>Words</p>' },
});
const page: EditedPage = { meta, sections: ids.map(text), translations: [] };
const order = ({ sections }: EditedPage) => sections.map(({ _id }) => _id);

describe('an edit', () => {
  it('a section is moved within the page, and not beyond its ends', () => {
    expect(order(editPage(page, { kind: 'move', id: c, to: 0 }))).toEqual([c, a, b]);
    expect(order(editPage(page, { kind: 'move', id: a, to: 2 }))).toEqual([b, c, a]);
    expect(order(editPage(page, { kind: 'move', id: a, to: -1 }))).toEqual([a, b, c]);
    expect(order(editPage(page, { kind: 'move', id: c, to: 3 }))).toEqual([a, b, c]);
  });

  it('a duplicated section is inserted right below, under an id of its own', () => {
    const copied = editPage(page, { kind: 'duplicate', id: a, newId: 'new' });
    expect(order(copied)).toEqual([a, 'new', b, c]);
    expect(copied.sections[1]).toEqual({ ...text(a), _id: 'new' });
  });

  it('hiding, changing or deleting one section leaves the others unchanged', () => {
    const hidden = editPage(page, { kind: 'hide', id: b, hidden: true });
    expect(hidden.sections.map((one) => one.hidden)).toEqual([false, true, false]);
    const changed = editPage(page, { kind: 'section', section: { ...text(b), sectionTitle: 'New' } });
    expect(changed.sections.map(({ sectionTitle }) => sectionTitle)).toEqual(['', 'New', '']);
    expect(changed.sections[0]).toBe(page.sections[0]);
    expect(order(editPage(page, { kind: 'delete', id: b }))).toEqual([a, c]);
  });

  it('a translation is added, replaced at its place and taken away', () => {
    const translate = (from: EditedPage, en: string, ml: string) =>
      editPage(from, { kind: 'translate', translation: { kind: 'LINE', en, ml } });
    const added = translate(translate(page, 'When?', 'എന്ന്?'), 'Where?', 'എവിടെ?');
    const pairs = ({ translations }: EditedPage) => translations.map(({ en, ml }) => [en, ml]);
    expect(pairs(added)).toEqual([
      ['When?', 'എന്ന്?'],
      ['Where?', 'എവിടെ?'],
    ]);
    expect(pairs(translate(added, 'When?', 'എപ്പോൾ?'))).toEqual([
      ['When?', 'എപ്പോൾ?'],
      ['Where?', 'എവിടെ?'],
    ]);
    expect(pairs(translate(added, 'When?', ''))).toEqual([['Where?', 'എവിടെ?']]);
  });
});

test.for([
  [0, 2, ['b', 'c', 'a']],
  [2, 1, ['a', 'c', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [7, 0, ['a', 'b', 'c']],
] as const)('an item is moved from index %i to index %i, if there is one', ([from, to, after]) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(after);
});

describe('errors of a page', () => {
  it('a valid page has no errors', () => {
    expect(pageErrorsOf(page)).toEqual({});
  });

  it('errors are listed under the path of their field, one each', () => {
    const sections = [
      text(a),
      {
        ...newSection('COMMITTEE', b),
        committee: [{ imageUrl: '', name: '', role: '', email: 'x', phoneNumber: '' }],
      },
    ] as EditedSection[];
    expect(pageErrorsOf({ meta: { ...meta, title: 'x'.repeat(71) }, sections, translations: [] })).toEqual({
      'meta.title': 'Please keep this under 70 characters',
      'sections.1.committee.0.name': 'This Field is mandatory',
      'sections.1.committee.0.email': 'Email is not valid!',
    });
  });

  it.each(['BANNER', 'CAROUSEL', 'DESCRIPTION', 'COMMITTEE', 'FAQ', 'TEXT'] as const)(
    'a new %s section has the shape that the contract requires',
    (type) => {
      const sentences = Object.values(
        pageErrorsOf({ meta, sections: [newSection(type, a)], translations: [] }),
      );
      expect(sentences.filter((sentence) => /expected|unrecognized|invalid/iu.test(sentence))).toEqual([]);
    },
  );
});
