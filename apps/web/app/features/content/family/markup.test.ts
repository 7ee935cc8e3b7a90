import type { Section } from '@sangamam/contract/content/section';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';

import { Sections } from './sections/sections.tsx';

// What the server sends before any script runs. Formatted texts are not among these: the server cleans them when they
// are saved, and its own tests show that.

const markup = `<script>alert(1)</script><img src="x" onerror="alert('1')">&amp;`;
const common = { _id: 's', sectionTitle: 'words' };
const slide = {
  hasEarlyBirdImage: true,
  hasButton: true,
  backgroundUrl: '',
  bannerHeading1: 'words',
  bannerHeading2: 'words',
  bannerHeading3: 'words',
  earlyBirdText: 'words',
  buttonUrl: '/register',
  buttonText: 'words',
};

/** One section of each type, with something in each plain text. */
const samples: Section[] = [
  { ...common, sectionType: 'BANNER', banner: [slide] },
  {
    ...common,
    sectionType: 'COMMITTEE',
    committee: [{ imageUrl: '', name: 'words', role: 'words', email: 'words', phoneNumber: 'words' }],
  },
  { ...common, sectionType: 'FAQ', faq: [{ question: 'words', answer: '', pdfUrl: '' }] },
  {
    ...common,
    sectionType: 'DESCRIPTION',
    description: { imageUrl: '', outwardText: '', hiddenText1: '', hiddenText2: '' },
  },
  { ...common, sectionType: 'CAROUSEL', carousel: { contentType: 'IMAGE', contentUrl: ['/media/a.jpg'] } },
  {
    ...common,
    sectionType: 'CAROUSEL',
    carousel: { contentType: 'VIDEO', contentUrl: ['https://a.example'] },
  },
  { ...common, sectionType: 'TEXT', text: { body: '' } },
];

/** Dotted paths of the plain texts. */
function pathsOf(value: unknown, path: string): string[] {
  if (value === 'words') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    pathsOf(child, path === '' ? key : `${path}.${key}`),
  );
}

/** A copy with another text at a path. */
function withText(sample: Section, path: string, text: string): Section {
  const copy = structuredClone(sample);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let parent = copy as unknown as Record<string, unknown>;
  for (const key of keys) parent = parent[key] as Record<string, unknown>;
  parent[last] = text;
  return copy;
}

const render = (section: Section) =>
  renderToString(
    createElement(
      MemoryRouter,
      undefined,
      createElement(Sections, {
        sections: [section],
        images: { '/media/a.jpg': { alt: markup, width: 8, height: 8, color: '#008000', sources: [] } },
        videos: {},
      }),
    ),
  );

const tagsOf = (html: string) => html.match(/<\/?[a-z][\w-]*/giu) ?? [];

const cases = samples.flatMap((sample) =>
  pathsOf(sample, '').map((path) => [sample.sectionType, path, sample] as const),
);

test.for(cases)('markup in %s %s is escaped and adds no tag', ([, path, sample]) => {
  const html = render(withText(sample, path, markup));
  expect(tagsOf(html)).toEqual(tagsOf(render(sample)));
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script');
});

test('markup in the description of a picture stays inside its attribute', () => {
  const html = samples.map(render).join('');
  expect(html).toContain('alt="&lt;script&gt;');
  expect(html).not.toContain('<script');
});
