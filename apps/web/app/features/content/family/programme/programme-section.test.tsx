import type { ProgrammeItem } from '@sangamam/contract/content/programme';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { ProgrammeSection } from './programme-section.tsx';

const item = (title: string, changes: Partial<ProgrammeItem> = {}): ProgrammeItem => ({
  date: '2027-07-23',
  startTime: '09:00',
  endTime: '10:30',
  title,
  hall: 'Grand hall',
  note: '',
  ages: 'EVERYONE',
  language: 'ANY',
  highlight: false,
  ...changes,
});

const items = [
  item('Lighting of the lamp', { date: '2027-07-22', startTime: '18:00', endTime: '' }),
  item('Puppets', { ages: 'CHILDREN', language: 'ENGLISH', hall: 'Jasmine room' }),
  item('Memory circle', { ages: 'SENIORS', language: 'MALAYALAM', startTime: '14:00', endTime: '15:30' }),
];

const show = (at = '/programme', scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      {
        path: '/programme',
        Component: () => (
          <main>
            <h1>Programme</h1>
            <ProgrammeSection title="" items={items} timeZone="America/New_York" />
          </main>
        ),
      },
    ],
    { at, scheme },
  );

const shown = () =>
  ['Lighting of the lamp', 'Puppets', 'Memory circle'].filter(
    (title) => page.getByRole('listitem').filter({ hasText: title }).elements().length > 0,
  );

beforeEach(() => page.viewport(1000, 900));

describe('the programme', () => {
  test.for(['light', 'dark'] as const)(
    'has its days with times, halls, ages and languages (%s)',
    async (scheme) => {
      await show('/programme', scheme);
      await expect.element(page.getByRole('heading', { name: /^Thursday, July 22, 2027/u })).toBeVisible();
      const puppets = page.getByRole('listitem').filter({ hasText: 'Puppets' });
      await expect
        .element(puppets.first())
        .toHaveTextContent('9:00 – 10:30 AMPuppetsJasmine roomChildrenEnglish');
      await expectNoAxeViolations();
    },
  );

  test('a choice of age stays in the address and leaves what is for everyone', async () => {
    await show();
    await page.getByRole('combobox', { name: 'For' }).selectOptions('Children');
    await expect.poll(shown).toEqual(['Lighting of the lamp', 'Puppets']);
    await page.getByRole('link', { name: 'Show everything' }).click();
    await expect.poll(shown).toHaveLength(3);
  });

  test('a choice in the address is selected', async () => {
    await show('/programme?for=SENIORS&language=MALAYALAM');
    await expect.element(page.getByRole('combobox', { name: 'For' })).toHaveValue('SENIORS');
    await expect.poll(shown).toEqual(['Lighting of the lamp', 'Memory circle']);
    await page.getByRole('combobox', { name: 'Language' }).selectOptions('English');
    await expect.poll(shown).toEqual(['Lighting of the lamp']);
  });

  test('during its days it says what is going on and what begins next, in the time of the place', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(new Date('2027-07-23T13:15:00Z'));
      await show();
      const band = page.getByRole('complementary', { name: 'Now and next' });
      await expect
        .element(band)
        .toHaveTextContent('NowPuppetsJasmine roomNext at 2:00 PMMemory circleGrand hall');
    } finally {
      vi.useRealTimers();
    }
  });

  test.for(['light', 'dark'] as const)('during its days today is marked among them (%s)', async (scheme) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      // Already the next day in Europe.
      vi.setSystemTime(new Date('2027-07-24T02:30:00Z'));
      await show('/programme', scheme);
      const days = page.getByRole('navigation', { name: 'Days' });
      await expect
        .element(days.getByRole('link', { name: 'Friday July 23 · Today' }))
        .toHaveAttribute('aria-current', 'date');
      await expect.element(days.getByRole('link', { name: /Thursday/u })).not.toHaveAttribute('aria-current');
      await expectNoAxeViolations();
    } finally {
      vi.useRealTimers();
    }
  });

  test('before its days it says nothing of the kind', async () => {
    await show();
    await expect.element(page.getByText(/Today/u)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: /^Friday/u })).toBeVisible();
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
  });
});
