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

/** The messages of an error and of its causes. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return 'unknown reason';
  return error.cause instanceof Error ? `${error.message} (${reasonOf(error.cause)})` : error.message;
}
