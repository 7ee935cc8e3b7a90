import { describeDatabaseFailure } from './db/connection/describe-database-failure.ts';

/** Why the site could not start, for its operator; where the database is the cause, also what to do. */
export function describeStartFailure(error: unknown): string {
  const failure = describeDatabaseFailure(error);
  if (failure === undefined) return reasonOf(error);
  return (
    `${failure}. The database was stopped, or it or this machine is overloaded: the log of the database says which. ` +
    'Unfinished work was rolled back: start again, and it is repeated.'
  );
}

/** Why a command of the operator failed. Of a statement that failed only the cause is printed: its values are of people. */
export function describeCommandFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const failure = describeDatabaseFailure(error);
  if (failure !== undefined) return `The command did not finish: ${failure}.`;
  if (!error.message.startsWith('Failed query')) return error.message;
  return `The command did not finish: the database refused a statement (${messageOfCause(error)}).`;
}

/** What the database said, which drizzle-orm wraps. */
const messageOfCause = ({ cause }: Error) => (cause instanceof Error ? cause.message : 'without a reason');

/** The messages of an error and of its causes. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return 'unknown reason';
  return error.cause instanceof Error ? `${error.message} (${reasonOf(error.cause)})` : error.message;
}
