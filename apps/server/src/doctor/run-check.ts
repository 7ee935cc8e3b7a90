import { reasonOf } from '#server/describe-start-failure.ts';

import { failure, type Finding } from './finding.ts';

/** Something that is looked at for the report. */
export interface Check {
  /** Names the line where the check itself fails. */
  name: string;
  /** What to do when it fails or does not answer. */
  advice: string;
  run: () => Promise<Finding[]>;
}

/** Runs a check; one that fails or does not answer within `ms` becomes an error of the report. */
export async function runCheck({ name, advice, run }: Check, ms: number): Promise<Finding[]> {
  try {
    return await within(ms, run());
  } catch (error) {
    return [failure(name, describeFailure(error), advice)];
  }
}

/** One sentence; of a statement that failed only the cause is told, since its values are of people. */
function describeFailure(error: unknown): string {
  const isStatement = error instanceof Error && error.message.startsWith('Failed query');
  const reason = isStatement ? `The database refused a statement: ${reasonOf(error.cause)}` : reasonOf(error);
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1).replace(/\.$/u, '')}.`;
}

/** @throws Error when the work has not ended after `ms`; the work itself goes on unheard */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${ms / 1000} seconds`)), ms);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
