import { driverRun, type DriverRun } from '@sangamam/contract/travel/driver/driver-endpoints';

/** A part of the token: the whole one is only in the address. */
const keyOf = (token: string) => `sangamam.driver.run.${token.slice(0, 12)}`;

/** Keeps a run in this tab, for when the page comes back and the server cannot be asked. It holds names and phone numbers. */
export function keepRun(token: string, run: DriverRun): void {
  try {
    sessionStorage.setItem(keyOf(token), JSON.stringify(run));
  } catch {
    // A browser that stores nothing shows the run while the page is open.
  }
}

/** The run as this tab saw it last. */
export function keptRun(token: string): DriverRun | undefined {
  try {
    return driverRun.safeParse(JSON.parse(sessionStorage.getItem(keyOf(token)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Forgets it: the link does not work any more. */
export function forgetRun(token: string): void {
  try {
    sessionStorage.removeItem(keyOf(token));
  } catch {
    // Nothing was stored.
  }
}
