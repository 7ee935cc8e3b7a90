import { shortDate } from '../../fields/dates/short-date.ts';

/** Why somebody or something cannot make a run: it is on another one then. `time` is when the other one leaves. */
export function busyMessage({ name, day, time }: { name: string; day: string; time: string }): string {
  return `${name} is on the run of ${shortDate(day)} at ${time.slice(0, 5)}, which is not back by then.`;
}

/** Why a run cannot have that many seats. */
export const vehicleSeatsMessage = ({ name, seats }: { name: string; seats: number }) =>
  `${name} has ${seats} seats`;
