import { expect, it } from 'vitest';

import { previewSections } from './preview-sections.ts';
import type { EditedSection } from './section.ts';

const common = { _id: '01890000-0000-7000-8000-000000000001', sectionTitle: '', hidden: false };
const item = {
  date: '2027-07-22',
  startTime: '18:00',
  endTime: '',
  title: '',
  hall: '',
  note: '',
  ages: 'EVERYONE',
  language: 'ANY',
  highlight: false,
} as const;

it.each<[string, EditedSection]>([
  ['hidden', { ...common, hidden: true, sectionType: 'TEXT', text: { body: '<p>x</p>' } }],
  ['a banner without slides', { ...common, sectionType: 'BANNER', banner: [] }],
  [
    'a programme of items without a day',
    { ...common, sectionType: 'PROGRAMME', programme: [{ ...item, date: '' }] },
  ],
  [
    'a programme of days that do not exist',
    { ...common, sectionType: 'PROGRAMME', programme: [{ ...item, date: '2027-13-40' }] },
  ],
  [
    'pictures or videos without one',
    { ...common, sectionType: 'CAROUSEL', carousel: { contentType: 'VIDEO', contentUrl: ['www.example'] } },
  ],
])('leaves out %s', (_what, section) => expect(previewSections([section])).toEqual([]));

it('keeps what is finished beside what is not, and leaves out links that are not safe', () => {
  const programme = [item, { ...item, startTime: '' }];
  const place = { imageUrl: '', name: '', address: '', phoneNumber: '', mapUrl: 'example', body: '<p>x</p>' };
  const faq = [{ question: 'When?', answer: '', pdfUrl: 'http://example.org' }];
  const shown = previewSections([
    { ...common, sectionType: 'PROGRAMME', programme },
    { ...common, sectionType: 'PLACE', place },
    { ...common, sectionType: 'FAQ', faq },
  ]);
  expect(shown).toMatchObject([
    { programme: [item] },
    { place: { mapUrl: '', body: '<p>x</p>' } },
    { faq: [{ question: 'When?', pdfUrl: '' }] },
  ]);
});
