import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { renderPiece } from '../../../../test/render-app.tsx';
import type { PlotData, PlotKind } from './plot-data.ts';
import { imageWords, pngOf, standaloneSvg } from './plot-image.ts';
import { Plot } from './plot.tsx';
import { standaloneRows } from './plot-image-buttons.tsx';

const data: PlotData = {
  series: [
    { key: 'now', name: 'Chicago & <2027>' },
    { key: 'before', name: 'Dallas 2025' },
  ],
  points: [
    { key: '1', label: 'January 2026', short: '01-2026', values: [3, 1] },
    { key: '2', label: 'February 2026', short: '02-2026', values: [12, null] },
  ],
  format: (value) => `${value} families`,
};

const rows: PlotData = {
  series: [{ key: 'families', name: 'Families' }],
  points: [
    { key: 'a', label: 'Knanaya of Chicago & <Illinois>', values: [12], list: '/admin/list' },
    { key: 'b', label: 'Dallas', values: [0] },
  ],
  format: String,
};
const show = (kind: PlotKind, shown = data, scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Overview</h1>
      <Plot
        title="Registrations over time"
        sliderLabel="Month shown"
        data={shown}
        kind={kind}
        empty="No registrations yet."
        fileName="registrations"
        table="Month"
      />
    </main>,
    { as: {}, scheme },
  );

const drawing = () => page.getByRole('img', { name: 'Registrations over time' });

test.for([
  ['bars', 'light'],
  ['lines', 'dark'],
] as const)('a plot of %s says its values by keyboard and in a table (%s)', async ([kind, scheme]) => {
  await show(kind, data, scheme);
  await expect.element(drawing()).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Month shown' });
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', 'February 2026, Chicago & <2027> 12 families');
  slider.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', 'January 2026, Chicago & <2027> 3 families, Dallas 2025 1 families');
  await page.getByText('Show the numbers').click();
  await expect
    .element(page.getByRole('row', { name: /^February 2026/u }))
    .toMatchTextContent(/12 families.*–/u);
  await expectNoAxeViolations();
});

test('a plot without values says so', async () => {
  await show('bars', { ...data, points: [{ key: '1', label: 'January', values: [0, 0] }] });
  await expect.element(page.getByText('No registrations yet.')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('the image of a plot stands alone: title, legend and colours are in it, and it becomes a PNG', async () => {
  await show('bars');
  const picture = drawing().element().parentElement;
  if (!picture) throw new Error('The drawing has no frame');
  const svg = standaloneSvg(picture, {
    title: 'Registrations',
    legend: data.series.map(({ name }) => name),
    ends: ['01-2026', '02-2026'],
  });
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  const texts = [...parsed.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(
    expect.arrayContaining(['Registrations', 'Chicago & <2027>', '01-2026', '20 families']),
  );
  expect(parsed.querySelectorAll('[class], [data-series]').length).toBe(0);
  const bars = [...parsed.querySelectorAll('svg svg rect')].map((one) => one.getAttribute('fill'));
  expect(new Set(bars.filter((fill) => fill !== 'none')).size).toBe(2);
  const png = await pngOf(svg);
  const bitmap = await createImageBitmap(png);
  expect([png.type, bitmap.width]).toEqual(['image/png', 1920]);
});

test.for(['light', 'dark'] as const)(
  'rows say each name and value, link to their lists and need no slider (%s)',
  async (scheme) => {
    await show('rows', rows, scheme);
    const list = page.getByRole('list', { name: 'Registrations over time' });
    const texts = list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(texts).toEqual(['Knanaya of Chicago & <Illinois>12', 'Dallas0']);
    await expect.element(list.getByRole('link', { name: /Chicago/u })).toHaveAttribute('href', '/admin/list');
    const [most, least] = list
      .elements()
      .flatMap((one) => [...one.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect().width));
    expect(most).toBeGreaterThan(20);
    expect(least).toBe(0);
    expect(page.getByRole('slider').elements()).toEqual([]);
    await expectNoAxeViolations();
  },
);

test('the image of rows has their names, values and bars', async () => {
  await show('rows', rows);
  const svg = standaloneRows(page.getByRole('list').element(), 'Families', rows);
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect([...parsed.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'Families',
    'Knanaya of Chicago & <Illinois>',
    '12',
    'Dallas',
    '0',
  ]);
  const bitmap = await createImageBitmap(await pngOf(svg));
  expect(bitmap.width).toBe(1920);
});

test.for([
  [3, ['Night 1', 'Night 2', 'Night 3']],
  [9, ['Night 1', 'Night 9']],
] as const)('of %d bars those with room for it have a label', async ([count, labels]) => {
  const points = Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    label: `Night ${index + 1}`,
    values: [1, 2],
  }));
  await show('bars', { ...data, points });
  const shown = () =>
    page
      .getByText(/^Night \d$/u)
      .elements()
      .flatMap((one) => (one instanceof HTMLSpanElement ? [one.textContent] : []));
  await expect.poll(shown).toEqual(labels);
});

test.for(['bars', 'lines'] as const)(
  'the values of the axis of %s stand beside the drawing',
  async (kind) => {
    await show(kind);
    await expect.element(drawing()).toBeVisible();
    const { left } = drawing().element().getBoundingClientRect();
    const frame = drawing().element().parentElement?.getBoundingClientRect();
    const values = [...drawing().element().querySelectorAll('text')];
    expect(values.map(({ textContent }) => textContent)).toEqual(['20 families', '10 families']);
    for (const value of values) {
      expect(value.getBoundingClientRect().right).toBeLessThan(left);
      expect(value.getBoundingClientRect().left).toBeGreaterThanOrEqual(frame?.left ?? Infinity);
    }
  },
);

test('a level is a line at its height, with its name in the legend and in the image', async () => {
  const level = { ...data, line: { name: '15 kept', value: 15 } };
  await show('bars', level);
  await expect.element(page.getByRole('listitem').getByText('15 kept')).toBeVisible();
  const [top, half] = [...drawing().element().querySelectorAll('line:not([data-level])')].map((one) =>
    Number(one.getAttribute('y1')),
  );
  const line = Number(drawing().element().querySelector('[data-level]')?.getAttribute('y1'));
  expect(line).toBeCloseTo(((top ?? NaN) + (half ?? NaN)) / 2);
  const picture = drawing().element().parentElement;
  if (!picture) throw new Error('The drawing has no frame');
  const svg = standaloneSvg(picture, imageWords('Rooms', level));
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect([...parsed.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain('15 kept');
  expect(parsed.querySelectorAll('[stroke-dasharray^="6"]').length).toBe(1);
});

test('a bar far above all others is cut off, and says how high it is', async () => {
  const values = [90, 40, 5_000, 70, 10];
  const points = values.map((value, at) => ({ key: `d${at}`, label: `Day ${at}`, values: [value] }));
  await show('bars', { series: [{ key: 'now', name: 'Now' }], points, format: (value) => `$${value}` });
  await expect.element(drawing()).toBeVisible();
  const label = drawing().element().querySelector('[data-cut]');
  expect(label?.textContent).toBe('↑ $5000');
  const heights = [...drawing().element().querySelectorAll('rect[data-series]')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(heights[0]).toBeGreaterThan(100);
});
