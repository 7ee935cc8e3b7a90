import { describe, expect, it } from 'vitest';

import { contentMessages as messages } from './content-messages.ts';
import { publishingFaults, savingFaults } from './page-faults.ts';
import { draftContent, finishedSection, sectionDraft } from './section-draft.ts';

const _id = '01890000-0000-7000-8000-000000000001';
const slide = {
  hasEarlyBirdImage: false,
  hasButton: false,
  backgroundUrl: '',
  bannerHeading1: 'Together again',
  bannerHeading2: '',
  bannerHeading3: '',
  earlyBirdText: '',
  buttonUrl: '',
  buttonText: '',
};
const banner = (changes: object) => ({
  _id,
  sectionType: 'BANNER',
  sectionTitle: '',
  banner: [{ ...slide, ...changes }],
});

const programme = (changes: object) => ({
  _id,
  sectionType: 'PROGRAMME',
  sectionTitle: '',
  programme: [
    {
      date: '2027-07-22',
      startTime: '18:00',
      endTime: '',
      title: 'Lighting of the lamp',
      hall: 'Main hall',
      note: '',
      ages: 'EVERYONE',
      language: 'ANY',
      highlight: true,
      ...changes,
    },
  ],
});
const place = (changes: object) => ({
  _id,
  sectionType: 'PLACE',
  sectionTitle: '',
  place: {
    imageUrl: '',
    name: 'Hotel',
    address: '1 Lake Road',
    phoneNumber: '',
    mapUrl: '',
    body: '',
    ...changes,
  },
});

/** Field and sentence of each fault. */
function faults(section: unknown): string[] {
  const { error } = finishedSection.safeParse(section);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a section that is to be published', () => {
  it('is visible by default', () => {
    expect(finishedSection.parse(banner({}))).toMatchObject({ hidden: false });
  });

  it.each([
    [banner({ hasButton: true }), `banner.0.buttonUrl: ${messages.buttonLink}`],
    [banner({ buttonUrl: 'http://example.org' }), `banner.0.buttonUrl: ${messages.link}`],
    [banner({ backgroundUrl: 'https://example.org/x.jpg' }), `banner.0.backgroundUrl: ${messages.imageLink}`],
    [
      banner({ phoneBackgroundUrl: 'https://example.org/x.jpg' }),
      `banner.0.phoneBackgroundUrl: ${messages.imageLink}`,
    ],
    [banner({ bannerHeading1: 'x'.repeat(121) }), `banner.0.bannerHeading1: ${messages.tooLong(120)}`],
    [{ ...banner({}), banner: [] }, `banner: ${messages.slides}`],
    [
      { _id, sectionType: 'FAQ', sectionTitle: '', faq: [{ question: '', answer: '', pdfUrl: '' }] },
      `faq.0.question: ${messages.mandatory}`,
    ],
    [
      {
        _id,
        sectionType: 'CAROUSEL',
        sectionTitle: '',
        carousel: { contentType: 'VIDEO', contentUrl: ['javascript:1'] },
      },
      `carousel.contentUrl.0: ${messages.link}`,
    ],
    [
      {
        _id,
        sectionType: 'COMMITTEE',
        sectionTitle: '',
        committee: [{ imageUrl: '', name: 'Anu', role: '', email: 'nobody', phoneNumber: 'call me' }],
      },
      `committee.0.email: ${messages.email}`,
    ],
    [programme({ date: '2027-02-30' }), `programme.0.date: ${messages.date}`],
    [programme({ startTime: '24:00' }), `programme.0.startTime: ${messages.time}`],
    [programme({ endTime: '9' }), `programme.0.endTime: ${messages.time}`],
    [programme({ title: '' }), `programme.0.title: ${messages.mandatory}`],
    [place({ mapUrl: '/map' }), `place.mapUrl: ${messages.mapLink}`],
    [place({ mapUrl: 'http://example.org' }), `place.mapUrl: ${messages.link}`],
    [place({ address: '' }), `place.address: ${messages.mandatory}`],
  ])('is refused with the faulty field: %#', (section, fault) => expect(faults(section)).toContain(fault));

  it.each([programme({}), programme({ endTime: '00:30' }), place({ mapUrl: 'https://maps.example.org/x' })])(
    'is accepted: %#',
    (section) => expect(faults(section)).toEqual([]),
  );

  it.each([{ ...banner({}), sectionType: 'IFRAME' }, { ...banner({}), onclick: 'x' }, banner({ extra: 1 })])(
    'is refused with an unknown property: %#',
    (section) => {
      expect(finishedSection.safeParse(section).success).toBe(false);
      expect(sectionDraft.safeParse(section).success).toBe(false);
    },
  );
});

it.each([
  [1_000, []],
  [1_001, [`text.body: ${messages.tooManyTags}`]],
] as const)('a text of %d tags: %j', (tags, expected) => {
  const body = '<b>'.repeat(tags);
  expect(faults({ _id, sectionType: 'TEXT', sectionTitle: '', text: { body } })).toEqual(expected);
});

describe('a draft of a section', () => {
  const accepts = (section: unknown) => sectionDraft.safeParse(section).success;

  it.each([
    banner({ hasButton: true }),
    banner({ buttonUrl: 'example.org/half' }),
    banner({ bannerHeading1: 'x'.repeat(121) }),
    { ...banner({}), banner: [] },
    { _id, sectionType: 'FAQ', sectionTitle: '', faq: [{ question: '', answer: '', pdfUrl: '' }] },
    { _id, sectionType: 'CAROUSEL', sectionTitle: '', carousel: { contentType: 'VIDEO', contentUrl: [''] } },
    { _id, sectionType: 'TEXT', sectionTitle: '', text: { body: '' } },
    programme({ date: '', startTime: '', title: '' }),
    place({ name: '', address: '', mapUrl: 'http://example.org' }),
  ])('is accepted unfinished, and is not to be published: %#', (section) => {
    expect(accepts(section)).toBe(true);
    expect(faults(section)).not.toEqual([]);
  });

  it.each([
    banner({ buttonUrl: 'javascript:alert(1)' }),
    banner({ buttonUrl: 'java\nscript:alert(1)' }),
    banner({ buttonUrl: 'data:text/html,x' }),
    banner({ backgroundUrl: 'https://example.org/x.jpg' }),
    banner({ bannerHeading1: 'x'.repeat(2_001) }),
    { ...banner({}), banner: Array.from({ length: 13 }, () => slide) },
    programme({ ages: 'GIANTS' }),
    { _id, sectionType: 'TEXT', sectionTitle: '', text: { body: 'x'.repeat(20_001) } },
  ])('is refused when it is hostile, too large or of another shape: %#', (section) => {
    expect(accepts(section)).toBe(false);
  });
});

it('a page with two sections of the same id is refused', () => {
  expect(draftContent.sections.safeParse([banner({}), banner({})]).success).toBe(false);
});

it('a page lists the first fault of each field, and at most a hundred', () => {
  const entry = { question: '', answer: '', pdfUrl: '' };
  const sections = [
    { _id, sectionType: 'FAQ', sectionTitle: '', faq: Array.from({ length: 90 }, () => entry) },
  ];
  const meta = { title: '', description: '', shareImageUrl: '' };
  const found = publishingFaults({ meta, sections });
  expect(found).toHaveLength(100);
  expect(found[0]).toEqual({ field: 'sections.0.faq.0.question', message: messages.mandatory });
  expect(savingFaults({ meta, sections })).toEqual([]);
});
