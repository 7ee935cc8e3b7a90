/** How a line of the report is to be read: as it should be, worth a look, or broken. */
export type Level = 'ok' | 'warning' | 'error';

/** One line of the report. */
export interface Finding {
  /** What was looked at, in a word or two. */
  check: string;
  level: Level;
  message: string;
  /** What to do about it. */
  advice?: string;
}

export function ok(check: string, message: string): Finding {
  return { check, level: 'ok', message };
}

export function warning(check: string, message: string, advice: string): Finding {
  return { check, level: 'warning', message, advice };
}

export function failure(check: string, message: string, advice: string): Finding {
  return { check, level: 'error', message, advice };
}

/** What to do where no name server answered. */
export const notLookedUp = 'Run it again where name servers can be reached.';
