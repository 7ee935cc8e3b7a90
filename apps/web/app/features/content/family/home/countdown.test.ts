import { describe, expect, it } from 'vitest';

import { countdownOf } from './countdown.ts';

const dates = {
  conventionDeadline: '2027-07-01',
  earlyBirdDate: '2027-02-05',
  earlyBirdStatus: true,
  timeZone: 'America/New_York',
};
const offer = (salePrice: number) => ({ offerDescription: '', salePrice, cadSalePrice: 0 });
const packages = [
  { price: 1650, offers: [offer(1450), offer(1000)] },
  { price: 2400, offers: [offer(2150)] },
  { price: 240, offers: [] },
];
const at = (instant: string, changes: Partial<typeof dates> = {}) =>
  countdownOf({ ...dates, ...changes }, packages, new Date(instant));

describe('what runs out', () => {
  it('is counted in days, with the most that the first offers save', () => {
    expect(at('2026-11-23T12:00:00Z')).toEqual({
      daysToRegister: 220,
      earlyBird: { until: '2027-02-05', daysLeft: 74, saves: 250 },
    });
  });

  it('ends with the day in the time zone of the convention', () => {
    expect(at('2027-02-06T04:59:00Z').earlyBird?.daysLeft).toBe(0);
    expect(at('2027-02-06T05:00:00Z').earlyBird).toBeNull();
  });

  it('has no early bird where staff switched it off, and no days after the deadline', () => {
    expect(at('2026-11-23T12:00:00Z', { earlyBirdStatus: false }).earlyBird).toBeNull();
    expect(at('2027-07-09T12:00:00Z').daysToRegister).toBe(0);
  });
});
