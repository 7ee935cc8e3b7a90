import { describe, expect, it } from 'vitest';

import { textsOf, translatePage, usedTranslations, type WordedPage } from './page-texts.ts';
import type { Section } from './section.ts';

const _id = '01890000-0000-7000-8000-000000000001';
const slide = {
  hasEarlyBirdImage: false,
  hasButton: false,
  backgroundUrl: '/media/boats.jpg',
  bannerHeading1: '',
  bannerHeading2: '',
  bannerHeading3: '',
  earlyBirdText: '',
  buttonUrl: '',
  buttonText: '',
};
const facts = { width: 4, height: 3, color: '#ffffff', sources: [] };
const item = {
  date: '2027-07-22',
  startTime: '18:00',
  endTime: '',
  title: 'Lunch',
  hall: 'Lotus hall',
  note: '',
  ages: 'EVERYONE',
  language: 'ANY',
  highlight: false,
} as const;

const page = (sections: Section[], images = {}, films = {}): WordedPage => ({
  meta: { title: '', description: '', shareImageUrl: '/media/share.jpg' },
  sections,
  images,
  films,
});
const faq = (...questions: string[]): Section => ({
  _id,
  sectionTitle: '',
  sectionType: 'FAQ',
  faq: questions.map((question) => ({ question, answer: '<p>In July.</p>', pdfUrl: '/media/list.pdf' })),
});
const placed = (given: WordedPage) =>
  textsOf(given).map(({ kind, field, text }) => `${kind} ${field}: ${text}`);

describe('the texts of a page', () => {
  it.each<[string, Section, string[]]>([
    [
      'a banner: its lines and what its button says',
      {
        _id,
        sectionTitle: 'Welcome',
        sectionType: 'BANNER',
        banner: [
          { ...slide, bannerHeading1: 'Four days', earlyBirdText: 'Until May' },
          { ...slide, bannerHeading2: 'Come', hasButton: true, buttonUrl: '/register' },
          { ...slide, bannerHeading3: 'See', buttonText: 'not shown' },
        ],
      },
      [
        'LINE sections.0.sectionTitle: Welcome',
        'LINE sections.0.banner.0.bannerHeading1: Four days',
        'LINE sections.0.banner.0.earlyBirdText: Until May',
        'LINE sections.0.banner.1.bannerHeading2: Come',
        'LINE sections.0.banner.1.buttonText: Register Now',
        'LINE sections.0.banner.2.bannerHeading3: See',
      ],
    ],
    [
      'a banner without words: what its picture shows',
      { _id, sectionTitle: '', sectionType: 'BANNER', banner: [slide] },
      ['LINE sections.0.banner.0.backgroundUrl: Boats'],
    ],
    [
      'pictures: what they show',
      {
        _id,
        sectionTitle: '',
        sectionType: 'CAROUSEL',
        carousel: { contentType: 'IMAGE', contentUrl: ['/media/none.jpg', '/media/boats.jpg'] },
      },
      ['LINE sections.0.carousel.contentUrl.1: Boats'],
    ],
    [
      'films of the library: what it says of them',
      {
        _id,
        sectionTitle: 'Videos',
        sectionType: 'CAROUSEL',
        carousel: {
          contentType: 'VIDEO',
          contentUrl: ['https://youtu.be/aaaaaaaaaaa', '/media/evening.mp4'],
        },
      },
      ['LINE sections.0.sectionTitle: Videos', 'LINE sections.0.carousel.contentUrl.1: The evening'],
    ],
    [
      'a picture with text',
      {
        _id,
        sectionTitle: '',
        sectionType: 'DESCRIPTION',
        description: {
          imageUrl: '/media/boats.jpg',
          outwardText: '<p>One</p>',
          hiddenText1: '<p>Two</p>',
          hiddenText2: '<p>Three</p>',
        },
      },
      [
        'LINE sections.0.description.imageUrl: Boats',
        'RICH sections.0.description.outwardText: <p>One</p>',
        'RICH sections.0.description.hiddenText1: <p>Two</p>',
        'RICH sections.0.description.hiddenText2: <p>Three</p>',
      ],
    ],
    [
      'a committee: roles, not people',
      {
        _id,
        sectionTitle: '',
        sectionType: 'COMMITTEE',
        committee: [
          { imageUrl: '/media/boats.jpg', name: 'Teena', role: 'Chair', email: 'a@b.org', phoneNumber: '1' },
        ],
      },
      ['LINE sections.0.committee.0.role: Chair'],
    ],
    [
      'questions and answers',
      faq('When?'),
      ['LINE sections.0.faq.0.question: When?', 'RICH sections.0.faq.0.answer: <p>In July.</p>'],
    ],
    [
      'plain text',
      { _id, sectionTitle: '', sectionType: 'TEXT', text: { body: '<p>Terms</p>' } },
      ['RICH sections.0.text.body: <p>Terms</p>'],
    ],
    [
      'a programme: neither days nor times',
      { _id, sectionTitle: '', sectionType: 'PROGRAMME', programme: [item, { ...item, note: 'Bring tea' }] },
      [
        'LINE sections.0.programme.0.title: Lunch',
        'LINE sections.0.programme.0.hall: Lotus hall',
        'LINE sections.0.programme.1.note: Bring tea',
      ],
    ],
    [
      'a place: no address',
      {
        _id,
        sectionTitle: '',
        sectionType: 'PLACE',
        place: {
          imageUrl: '',
          name: 'The hotel',
          address: '1 Lake Road',
          phoneNumber: '1',
          mapUrl: 'https://maps.example',
          body: '<p>Near</p>',
        },
      },
      ['LINE sections.0.place.name: The hotel', 'RICH sections.0.place.body: <p>Near</p>'],
    ],
  ])('%s', (_what, section, texts) => {
    const images = { '/media/boats.jpg': { ...facts, alt: 'Boats' } };
    expect(placed(page([section], images, { '/media/evening.mp4': 'The evening' }))).toEqual(texts);
  });

  it('begin with title and description, and are there once each', () => {
    const meta = { title: 'Questions', description: 'What families ask', shareImageUrl: '' };
    expect(placed({ ...page([faq('When?', 'When?'), faq('When?')]), meta })).toEqual([
      'LINE meta.title: Questions',
      'LINE meta.description: What families ask',
      'LINE sections.0.faq.0.question: When?',
      'RICH sections.0.faq.0.answer: <p>In July.</p>',
    ]);
  });
});

describe('a page in Malayalam', () => {
  const when = { kind: 'LINE', en: 'When?', ml: 'എപ്പോൾ?' } as const;

  it('says what is translated wherever it stands, and the rest in English', () => {
    expect(translatePage(page([faq('When?', 'Where?'), faq('When?')]), [when])).toMatchObject({
      sections: [
        { faq: [{ question: 'എപ്പോൾ?' }, { question: 'Where?' }] },
        { faq: [{ question: 'എപ്പോൾ?' }] },
      ],
    });
  });

  it('keeps the anchors of the English questions', () => {
    const { sections } = translatePage(page([faq('When?', 'When?', 'How far is it?')]), [when]);
    expect(sections).toMatchObject([
      { faq: [{ anchor: 'when' }, { anchor: 'when-2' }, { anchor: 'how-far-is-it' }] },
    ]);
  });

  it('does not take a line for HTML, nor HTML for a line', () => {
    const bare = { _id, sectionTitle: 'Soon', sectionType: 'TEXT', text: { body: 'Soon' } } as const;
    const line = { kind: 'LINE', en: 'Soon', ml: '<b>ഉടൻ</b>' } as const;
    expect(translatePage(page([bare]), [line]).sections).toEqual([{ ...bare, sectionTitle: '<b>ഉടൻ</b>' }]);
  });

  it('describes pictures', () => {
    const carousel = { contentType: 'IMAGE', contentUrl: ['/media/boats.jpg'] } as const;
    const shown = page(
      [
        {
          _id,
          sectionTitle: '',
          sectionType: 'CAROUSEL',
          carousel: { ...carousel, contentUrl: [...carousel.contentUrl] },
        },
      ],
      { '/media/boats.jpg': { ...facts, alt: 'Boats' } },
    );
    const { images } = translatePage(shown, [{ kind: 'LINE', en: 'Boats', ml: 'വള്ളങ്ങൾ' }]);
    expect(images).toEqual({ '/media/boats.jpg': { ...facts, alt: 'വള്ളങ്ങൾ' } });
  });

  it('describes films', () => {
    const url = '/media/evening.mp4';
    const carousel = { contentType: 'VIDEO' as const, contentUrl: [url, url] };
    const shown = page(
      [{ _id, sectionTitle: '', sectionType: 'CAROUSEL', carousel }],
      {},
      { [url]: 'The evening' },
    );
    const evening = { kind: 'LINE', en: 'The evening', ml: 'സന്ധ്യ' } as const;
    expect(translatePage(shown, [evening]).films).toEqual({ [url]: 'സന്ധ്യ' });
    expect(translatePage(shown, []).films).toEqual({ [url]: 'The evening' });
    expect(usedTranslations(shown, [evening])).toEqual([evening]);
  });

  it('without a translation is the page as it is, but for the anchors', () => {
    const english = page([
      { _id, sectionTitle: 'Programme', sectionType: 'PROGRAMME', programme: [item] },
      { _id, sectionTitle: '', sectionType: 'BANNER', banner: [{ ...slide, bannerHeading1: 'Come' }] },
    ]);
    expect(translatePage(english, [])).toEqual(english);
  });

  it('uses the translations of its texts alone', () => {
    const gone = { kind: 'LINE', en: 'Who?', ml: 'ആര്?' } as const;
    expect(usedTranslations(page([faq('When?')]), [gone, when])).toEqual([when]);
  });
});
