import { describe, expect, it } from 'vitest';

import { contentMessages as messages } from './content-messages.ts';
import { sectionDraft, sectionDrafts } from './section-draft.ts';

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

/** Field and sentence of each fault. */
function faults(section: unknown): string[] {
  const { error } = sectionDraft.safeParse(section);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a draft of a section', () => {
  it('is visible by default', () => {
    expect(sectionDraft.parse(banner({}))).toMatchObject({ hidden: false });
  });

  it.each([
    [banner({ hasButton: true }), `banner.0.buttonUrl: ${messages.buttonLink}`],
    [banner({ buttonUrl: 'http://example.org' }), `banner.0.buttonUrl: ${messages.link}`],
    [banner({ backgroundUrl: 'https://example.org/x.jpg' }), `banner.0.backgroundUrl: ${messages.imageLink}`],
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
  ])('is refused with the faulty field: %#', (section, fault) => expect(faults(section)).toContain(fault));

  it.each([{ ...banner({}), sectionType: 'IFRAME' }, { ...banner({}), onclick: 'x' }, banner({ extra: 1 })])(
    'is refused with an unknown property: %#',
    (section) => expect(sectionDraft.safeParse(section).success).toBe(false),
  );
});

it.each([
  [1_000, []],
  [1_001, [`text.body: ${messages.tooManyTags}`]],
] as const)('a text of %d tags: %j', (tags, expected) => {
  const body = '<b>'.repeat(tags);
  expect(faults({ _id, sectionType: 'TEXT', sectionTitle: '', text: { body } })).toEqual(expected);
});

it('a page with two sections of the same id is refused', () => {
  expect(sectionDrafts.safeParse([banner({}), banner({})]).success).toBe(false);
});
