import { exportPlot, getPlots, type PlotNumbers } from '@sangamam/contract/reports/plots/plot-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { OverviewPlots } from './overview-plots.tsx';

const conventionId = '01970000-0000-7000-8000-0000000000a1';

const numbers: readonly PlotNumbers[] = [
  {
    name: 'OVER_TIME',
    series: ['Sangamam 2027', 'Sangamam 2025'],
    line: null,
    points: [
      { label: '1 week before', values: [8, 5], list: null },
      { label: 'Week of the convention', values: [null, 9], list: null },
    ],
  },
  {
    name: 'BY_UNIT',
    series: ['Families'],
    line: null,
    points: [{ label: 'Chicago', values: [4], list: null }],
  },
  {
    name: 'ROOMS',
    series: ['Rooms taken', 'Left of 40 kept'],
    line: { name: '40 rooms kept', value: 40 },
    points: [
      {
        label: 'July 1, 2027',
        values: [31, 9],
        list: `/admin/hotel?conventionId=${conventionId}&night=2027-07-01`,
      },
    ],
  },
  { name: 'TRAVEL', series: ['Arrive', 'Leave'], line: null, points: [] },
];

const show = (shown: string | undefined, scheme: 'light' | 'dark' = 'light') =>
  renderPiece(
    <main>
      <h1>Overview</h1>
      <OverviewPlots conventionId={shown} />
    </main>,
    { as: { type: 'STAFF' }, scheme },
  );

test.for(['light', 'dark'] as const)(
  'plots have their numbers in a table and as files (%s)',
  async (scheme) => {
    mockEndpoint(getPlots, () => [...numbers]);
    const files = mockEndpoint(exportPlot, () => {
      throw new Refusal('TOO_MANY_REQUESTS');
    });
    await show(conventionId, scheme);
    const overTime = page.getByRole('region', { name: 'Families registered over time' });
    await expect.element(overTime.getByRole('img')).toBeVisible();
    await overTime.getByText('Show the numbers').click();
    await expect.element(overTime.getByRole('row', { name: 'Week of the convention – 9' })).toBeVisible();
    const travel = page.getByRole('region', { name: 'Arrivals and departures by hour' });
    await expect.element(travel.getByText('Nothing to show yet.')).toBeVisible();
    const rooms = page.getByRole('region', { name: 'Hotel rooms by night' });
    await expect.element(rooms.getByText('40 rooms kept')).toBeVisible();
    await rooms.getByText('Show the numbers').click();
    await expect.element(rooms.getByRole('row', { name: 'July 1, 2027 31 9' })).toBeVisible();
    await expect
      .element(rooms.getByRole('link', { name: 'July 1, 2027' }))
      .toHaveAttribute('href', `/admin/hotel?conventionId=${conventionId}&night=2027-07-01`);
    await expectNoAxeViolations();
    await page.getByRole('button', { name: /Families by local unit as CSV/u }).click();
    await expect.poll(() => files.length).toBe(1);
    expect(files[0]).toMatchObject({ params: { plot: 'BY_UNIT', format: 'csv' }, query: { conventionId } });
  },
);

test('for all conventions there are no plots, and the page says how to get them', async () => {
  await show(undefined);
  await expect.element(page.getByText('Choose one convention to see its plots.')).toBeVisible();
});
