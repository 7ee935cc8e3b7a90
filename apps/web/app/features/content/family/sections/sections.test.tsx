import type { BannerSlide, Section } from '@sangamam/contract/content/section';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { Sections } from './sections.tsx';
import { videosOf } from '../videos/videos-of.ts';

/** A green square of 8 by 8 pixels. */
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"%3E%3Crect width="8" height="8" fill="green"/%3E%3C/svg%3E';
const facts = { alt: 'Families at the opening', width: 8, height: 8, color: '#008000', sources: [] };

const slide: BannerSlide = {
  hasEarlyBirdImage: false,
  hasButton: true,
  backgroundUrl: picture,
  bannerHeading1: 'Come home',
  bannerHeading2: '',
  bannerHeading3: '',
  earlyBirdText: '',
  buttonUrl: '/register',
  buttonText: '',
};

const banner = (banner: BannerSlide[]): Section => ({
  _id: 'b',
  sectionTitle: '',
  sectionType: 'BANNER',
  banner,
});

const gallery = (count: number): Section => ({
  _id: 'g',
  sectionTitle: 'Pictures of last time',
  sectionType: 'CAROUSEL',
  carousel: { contentType: 'IMAGE', contentUrl: Array.from({ length: count }, () => picture) },
});

function show(sections: Section[], scheme: 'light' | 'dark' = 'light') {
  return renderPiece(
    <main>
      <h1>A page</h1>
      <Sections sections={sections} images={{ [picture]: facts }} videos={videosOf(sections)} first />
    </main>,
    { scheme },
  );
}

/** Left edges of elements in whole pixels, relative to the first. */
function lefts(elements: readonly Element[]): number[] {
  const edges = elements.map((element) => Math.round(element.getBoundingClientRect().left));
  return edges.map((edge) => edge - (edges[0] ?? 0));
}

beforeEach(() => page.viewport(1200, 900));

describe('a banner', () => {
  const carousel = () => page.getByRole('region', { name: 'Highlights' });

  test('a banner shows one slide with its lines and the default button', async () => {
    await show([banner([slide])]);
    await expect.element(page.getByRole('heading', { name: 'Come home' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Register Now' }))
      .toHaveAttribute('href', '/register');
    await expect.element(page.getByRole('button', { name: 'Next slide' })).not.toBeInTheDocument();
  });

  test('a phone shows the picture for phones, a wide screen the background', async () => {
    const sourceOf = (color: string) =>
      `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="6"%3E%3Crect width="8" height="6" fill="${color}"/%3E%3C/svg%3E`;
    const withSources = (color: string) => ({
      ...facts,
      // The type is what the browser goes by; that the bytes are another one's does not matter to it.
      sources: [{ type: 'image/webp' as const, srcset: `${sourceOf(color).replaceAll(' ', '%20')} 640w` }],
    });
    await renderPiece(
      <Sections
        sections={[banner([{ ...slide, phoneBackgroundUrl: '/media/phone.png' }])]}
        images={{ [picture]: withSources('gold'), '/media/phone.png': withSources('red') }}
        videos={{}}
      />,
    );
    const shown = () => document.querySelector<HTMLImageElement>('picture img')?.currentSrc ?? '';
    await page.viewport(360, 780);
    await expect.poll(shown).toContain('red');
    await page.viewport(1200, 780);
    await expect.poll(shown).toContain('gold');
  });

  test('the early-bird picture and text are shown only if the editor chose them', async () => {
    await show([
      banner([{ ...slide, hasEarlyBirdImage: true, earlyBirdText: 'Until January', hasButton: false }]),
    ]);
    await expect.element(page.getByText('Until January')).toBeVisible();
    expect(document.querySelectorAll('img')).toHaveLength(2);
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });

  test('the banner loops in both directions', async () => {
    await show([banner([slide, { ...slide, bannerHeading1: 'Stay a while' }])]);
    const current = () =>
      [...document.querySelectorAll('[aria-label^="Go to slide"]')].findIndex((dot) =>
        dot.hasAttribute('aria-current'),
      );
    const next = page.getByRole('button', { name: 'Next slide' });
    const strip = carousel().element().firstElementChild;
    await next.click();
    await expect.poll(current).toBe(1);
    await next.click();
    await expect.poll(() => [current(), strip?.scrollLeft]).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(current).toBe(1);
  });

  test('the banner advances automatically, but not while focused or paused', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await show([banner([slide, slide, slide])]);
      const strip = carousel().element().firstElementChild as HTMLElement;
      const wait = () => {
        vi.advanceTimersByTime(6_000);
        return strip.scrollLeft;
      };
      const pause = page.getByRole('button', { name: 'Pause the slides' });
      const leave = () => userEvent.hover(page.getByRole('heading', { name: 'A page' }));
      await leave();
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        await page.getByRole('button', { name: 'Play the slides' }).click();
        (document.activeElement as HTMLElement).blur();
        await leave();
      }
      await expect.poll(wait).toBeGreaterThan(0);
      strip.focus();
      await expect.poll(() => vi.getTimerCount()).toBe(0);
      strip.blur();
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      await pause.click();
      (document.activeElement as HTMLElement).blur();
      await expect.element(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
      await leave();
      expect(vi.getTimerCount()).toBe(0);
      await expectNoAxeViolations();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the keyboard in a banner', () => {
  test('does not stop at the buttons of slides out of view', async () => {
    const withButton = { ...slide, hasButton: true, buttonUrl: '/faq' };
    await show([
      banner([
        { ...withButton, buttonText: 'First' },
        { ...withButton, buttonText: 'Second' },
      ]),
    ]);
    const outOfReach = () =>
      ['First', 'Second'].filter((text) =>
        page.getByText(text, { exact: true }).first().element().closest('[inert]'),
      );
    await expect.poll(outOfReach).toEqual(['Second']);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(outOfReach).toEqual(['First']);
  });
});

test('a phone shows the picture of a slide uncovered, with the words below it', async () => {
  await page.viewport(360, 740);
  await show([banner([slide])]);
  const picture = document.querySelector('[role=group] img')?.getBoundingClientRect();
  const words = page.getByRole('heading', { name: 'Come home' }).element().getBoundingClientRect();
  expect(picture?.width).toBe(360);
  expect(words.top).toBeGreaterThanOrEqual(picture?.bottom ?? Infinity);
});

describe('a carousel of pictures', () => {
  test.for([
    [1200, 4],
    [800, 2],
    [768, 2],
    [767, 1],
    [360, 1],
  ] as const)('at a viewport width of %i pixels a carousel shows %i at once', async ([width, shown]) => {
    await page.viewport(width, 800);
    await show([gallery(6)]);
    const items = page.getByRole('listitem').elements();
    const strip = items[0]?.parentElement?.getBoundingClientRect();
    const visible = items.filter((item) => item.getBoundingClientRect().right <= (strip?.right ?? 0) + 1);
    expect(visible).toHaveLength(shown);
  });

  test('the picture viewer moves by keyboard and returns the focus when closed', async () => {
    await show([gallery(3)]);
    const opener = page.getByRole('link', { name: 'Open picture 2 of 3: Families at the opening' });
    await opener.click();
    const viewer = page.getByRole('dialog', { name: 'Pictures of last time' });
    await expect.element(viewer.getByText('2 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(viewer.getByText('3 of 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(viewer.getByText('1 of 3')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(viewer.getByText('3 of 3')).toBeVisible();
    await viewer.getByRole('button', { name: 'Previous picture' }).click();
    await expect.element(viewer.getByText('2 of 3')).toBeVisible();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});

describe('a carousel of videos', () => {
  const videos: Section = {
    _id: 'v',
    sectionTitle: 'Videos',
    sectionType: 'CAROUSEL',
    carousel: {
      contentType: 'VIDEO',
      contentUrl: ['https://youtu.be/aaaaaaaaaaa', 'https://videos.example.org/1', '/files/opening.mp4'],
    },
  };

  test('a video requests nothing from another site before a click', async () => {
    await show([videos]);
    const link = page.getByRole('link', { name: 'Play video 1 of 3 on YouTube' });
    await expect.element(link).toHaveAttribute('href', 'https://youtu.be/aaaaaaaaaaa');
    const asked = [...document.querySelectorAll('[src],[poster]')].flatMap((element) => [
      element.getAttribute('src') ?? '',
      element.getAttribute('poster') ?? '',
    ]);
    expect(
      asked.filter((address) => /^https?:/u.test(address) && !address.startsWith(location.origin)),
    ).toEqual([]);
    expect(document.querySelector('main iframe')).toBeNull();
    expect(document.querySelector('video')?.preload).toBe('none');
    await expect.element(page.getByRole('link', { name: /on videos\.example\.org$/u })).toBeVisible();
    await expectNoAxeViolations();
  });

  test('a film of this site has our poster and button, and then the player of the browser', async () => {
    await renderPiece(
      <Sections
        sections={[videos]}
        images={{}}
        videos={videosOf([videos])}
        films={{ '/files/opening.mp4': 'The opening evening' }}
      />,
    );
    const film = document.querySelector('video');
    expect(film?.controls).toBe(false);
    expect(film?.getAttribute('aria-label')).toBe('The opening evening');
    await page.getByRole('button', { name: 'Play video 3 of 3 The opening evening' }).click();
    expect(film?.controls).toBe(true);
    await expect.element(page.getByRole('button', { name: /^Play/u })).not.toBeInTheDocument();
  });

  test('a film has the poster that editors chose until it is played', async () => {
    const url = '/files/opening.mp4';
    await renderPiece(
      <Sections
        sections={[videos]}
        images={{ [picture]: { ...facts, alt: 'A lamp' } }}
        videos={videosOf([videos])}
        films={{ [url]: 'The opening evening' }}
        posters={{ [url]: picture }}
      />,
    );
    const film = document.querySelector('video');
    const poster = () => document.querySelector<HTMLImageElement>('img[src^="data:"]');
    const play = page.getByRole('button', { name: 'Play video 3 of 3 The opening evening' });
    await expect.element(play).toBeVisible();
    expect(poster()?.alt, 'the title says what it is').toBe('');
    expect(film?.getAttribute('src'), 'no frame of it is shown').toBe(url);
    film?.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = poster()?.getBoundingClientRect() ?? new DOMRect();
    const [topmost, below] = document
      .elementsFromPoint(left + width / 2, top + height / 4)
      .filter((element) => element.closest('li')?.contains(film) && !(element instanceof HTMLSpanElement));
    expect([topmost?.tagName, below], 'our button, then the poster').toEqual(['BUTTON', poster()]);
    await expectNoAxeViolations();
    await play.click();
    expect(film?.controls).toBe(true);
    expect(poster()).toBeNull();
  });

  test('a film that is described in Malayalam is marked as such on an English page', async () => {
    const url = '/files/opening.mp4';
    await renderPiece(
      <Sections sections={[videos]} images={{}} videos={videosOf([videos])} films={{ [url]: 'സന്ധ്യ' }} />,
    );
    await expect.element(page.getByText('സന്ധ്യ')).toHaveAttribute('lang', 'ml');
    expect(document.querySelector('video')?.lang).toBe('ml');
  });

  test('a film that comes into view says how long it is', async () => {
    const url = URL.createObjectURL(new Blob([silence(75)], { type: 'audio/wav' }));
    onTestFinished(() => URL.revokeObjectURL(url));
    const film: Section = { ...videos, carousel: { contentType: 'VIDEO', contentUrl: [url] } };
    await renderPiece(
      <Sections
        sections={[film]}
        images={{}}
        videos={{ [url]: { kind: 'file', url } }}
        films={{ [url]: 'The opening evening' }}
      />,
    );
    await expect.element(page.getByRole('button', { name: /The opening evening\s*1:15$/u })).toBeVisible();
  });

  test('a video plays in place on click', async () => {
    const [url = ''] = videos.sectionType === 'CAROUSEL' ? videos.carousel.contentUrl : [];
    await renderPiece(
      <Sections
        sections={[videos]}
        images={{}}
        videos={{ [url]: { kind: 'player', provider: 'YouTube', embedUrl: 'about:blank#player' } }}
      />,
    );
    await page.getByRole('link', { name: /on YouTube$/u }).click();
    await expect
      .element(page.getByTitle('video 1 of 3, YouTube'))
      .toHaveAttribute('src', 'about:blank#player');
  });
});

describe('a committee', () => {
  const committee = (count: number, sectionTitle = 'Committee'): Section => ({
    _id: 'c',
    sectionTitle,
    sectionType: 'COMMITTEE',
    committee: Array.from({ length: count }, (_, index) => ({
      imageUrl: index === 0 ? picture : '',
      name: `Member ${index + 1}`,
      role: 'Chair',
      email: 'member@example.org',
      phoneNumber: '+1 (312) 555-0101',
    })),
  });

  test('the committee is in rows of three with the remainder centered', async () => {
    await show([committee(5)]);
    const items = page.getByRole('listitem').elements();
    const tops = items.map((item) => Math.round(item.getBoundingClientRect().top));
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
    expect(new Set(tops.slice(3)).size).toBe(1);
    const [, second = 0] = lefts(items);
    expect(lefts(items)[3]).toBeCloseTo(second / 2, -0.5);
  });

  test.for([
    { title: 'Committee', level: 3 },
    { title: '', level: 2 },
  ])('members are headings one level below the title above ($level)', async ({ title, level }) => {
    await show([committee(1, title)]);
    await expect.element(page.getByRole('heading', { name: 'Member 1', level })).toBeVisible();
  });

  test('committee members have email and phone links, and always a portrait', async () => {
    await show([committee(2)]);
    const write = page.getByRole('link', { name: 'Write to Member 1: member@example.org' });
    await expect.element(write).toHaveAttribute('href', 'mailto:member@example.org');
    const call = page.getByRole('link', { name: 'Call Member 2: +1 (312) 555-0101' });
    await expect.element(call).toHaveAttribute('href', 'tel:+13125550101');
    const [own, standIn] = document.querySelectorAll('img');
    expect(own?.getAttribute('src')).toBe(picture);
    expect(standIn?.getAttribute('src')).toMatch(/fallback-person/u);
    // What is seen first comes first.
    expect([own, standIn].map((portrait) => portrait?.getAttribute('fetchpriority'))).toEqual(['high', null]);
  });
});

describe('questions', () => {
  const faq: Section = {
    _id: 'f',
    sectionTitle: 'Questions',
    sectionType: 'FAQ',
    faq: [
      { question: 'When?', answer: '<p>In July.</p>', pdfUrl: '/files/plan.pdf' },
      { question: 'Where?', answer: '<p>In <strong>Orlando</strong>.</p>', pdfUrl: '' },
    ],
  };

  test.for(['light', 'dark'] as const)('questions are open one at a time (%s)', async (scheme) => {
    await show([faq], scheme);
    await page.getByText('When?').click();
    await expect.element(page.getByText('In July.')).toBeVisible();
    await expectNoAxeViolations();
    await page.getByText('Where?').click();
    await expect.element(page.getByText('In Orlando.')).toBeVisible();
    await expect.element(page.getByText('In July.')).not.toBeVisible();
  });

  test('each question has an address that leads to it', async () => {
    await show([faq]);
    await page.getByText('Where?').click();
    await expect
      .element(page.getByRole('link', { name: 'Link to this question' }))
      .toHaveAttribute('href', '#where');
    expect(document.querySelector('#where')).toBeInstanceOf(HTMLDetailsElement);
  });

  test('questions link to their PDF if they have one', async () => {
    await show([faq]);
    await page.getByText('When?').click();
    const links = page.getByRole('link', { name: 'Click Here to downlaod PDF' });
    await expect.element(links).toHaveAttribute('href', '/files/plan.pdf');
  });
});

test('a description expands its hidden texts and always has a picture', async () => {
  await show([
    {
      _id: 'd',
      sectionTitle: 'About us',
      sectionType: 'DESCRIPTION',
      description: {
        imageUrl: '',
        outwardText: '<p>Seen at once.</p>',
        hiddenText1: '<p>Hidden first.</p>',
        hiddenText2: '<p>Hidden second.</p>',
      },
    },
  ]);
  await expect.element(page.getByText('Hidden first.')).not.toBeVisible();
  await page.getByText('Read more').click();
  await expect.element(page.getByText('Hidden first.')).toBeVisible();
  await expect.element(page.getByText('Hidden second.')).toBeVisible();
  expect(document.querySelector('img')?.getAttribute('src')).toMatch(/fallback-picture/u);
  await expectNoAxeViolations();
});

const described: Section = {
  _id: 'd',
  sectionTitle: 'About us',
  sectionType: 'DESCRIPTION',
  description: { imageUrl: picture, outwardText: '<p>Who we are.</p>', hiddenText1: '', hiddenText2: '' },
};
const hotel: Section = {
  _id: 'p',
  sectionTitle: 'The hotel',
  sectionType: 'PLACE',
  place: { imageUrl: picture, name: 'Hotel', address: 'Orlando', phoneNumber: '', mapUrl: '', body: '' },
};

test.each([
  ['a description', [described, hotel]],
  ['a place', [hotel, described]],
])('the picture of %s is loaded before others if the page begins with it', async (_, sections) => {
  await show(sections);
  const order = [...document.querySelectorAll('img')].map((image) => [
    image.getAttribute('fetchpriority'),
    image.getAttribute('loading'),
  ]);
  expect(order).toEqual([
    ['high', null],
    [null, 'lazy'],
  ]);
});

test('a picture that cannot be loaded is replaced by the fallback', async () => {
  await show([banner([{ ...slide, backgroundUrl: '/files/gone.jpg' }])]);
  await expect.poll(() => document.querySelector('img')?.getAttribute('src')).toMatch(/fallback-picture/u);
});

test('an unknown section type is not rendered', async () => {
  const unknown = { _id: 'x', sectionTitle: 'From the future', sectionType: 'HOLOGRAM' };
  await show([
    unknown as unknown as Section,
    { _id: 't', sectionTitle: 'Text', sectionType: 'TEXT', text: { body: '<p>Still here.</p>' } },
  ]);
  await expect.element(page.getByText('Still here.')).toBeVisible();
  await expect.element(page.getByText('From the future')).not.toBeInTheDocument();
});

/** A sound file of some seconds without a sound. */
function silence(seconds: number): ArrayBuffer {
  const rate = 4_000;
  const bytes = new DataView(new ArrayBuffer(44 + seconds * rate));
  const text = (at: number, word: string) =>
    new TextEncoder().encode(word).forEach((letter, index) => bytes.setUint8(at + index, letter));
  text(0, 'RIFF');
  bytes.setUint32(4, bytes.byteLength - 8, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  text(36, 'data');
  bytes.setUint32(40, seconds * rate, true);
  return bytes.buffer;
}
