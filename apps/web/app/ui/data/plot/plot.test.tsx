import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../test/axe.ts';
import { renderPiece } from '../../../../test/render-app.tsx';
import type { PlotData, PlotKind } from './plot-data.ts';
import { pngOf, standaloneSvg } from './plot-image.ts';
import { Plot } from './plot.tsx';

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
