import { z } from 'zod';

const minutes = (min: number, max: number) => z.int().min(min).max(max);

/** How shuttle runs are planned; all times in minutes. */
export const planSettings = z.strictObject({
  /** The longest time between the first and the last flight of a run. */
  waitingMinutes: minutes(0, 240),
  /** Seats of every planned run. */
  seats: z.int().min(1).max(99),
  /** From landing to leaving the airport. */
  luggageMinutes: minutes(0, 180),
  /** From leaving the convention to the flight. */
  leadMinutes: minutes(0, 480),
});
export type PlanSettings = z.output<typeof planSettings>;

/** What the planner starts with: a van of 14 seats, and nobody waits longer than 45 minutes for the last flight. */
export const defaultPlanSettings: PlanSettings = {
  waitingMinutes: 45,
  seats: 14,
  luggageMinutes: 30,
  leadMinutes: 180,
};
