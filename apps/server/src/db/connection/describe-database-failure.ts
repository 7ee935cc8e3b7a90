/** SQLSTATEs and system errors of a connection that ended, and of an answer that did not come in time. */
const closed = /^(?:08...|25P03|57P0[125]|ECONNRESET|EPIPE)$/u;
const slow = /^(?:55P03|57014|ETIMEDOUT)$/u;

/** What the driver says of both, without a code. */
const driverSaysClosed = /Connection terminated|not queryable/u;
const driverSaysSlow = /did not answer|timeout exceeded|timeout expired|read timeout/iu;

/**
 * Says that the database did not answer in time, or that a connection was closed, with the words of the server or the
 * driver and without the statement and its values. Undefined for any other failure.
 */
export function describeDatabaseFailure(error: unknown): string | undefined {
  const cause = rootOf(error);
  if (cause === undefined) return undefined;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const { message } = cause;
  if (slow.test(code) || driverSaysSlow.test(message))
    return `the database did not answer in time (${message})`;
  if (closed.test(code) || driverSaysClosed.test(message))
    return `a connection to the database was closed while it was in use (${message})`;
  return undefined;
}

/** The first cause. Errors of statements and of connecting are wrapped. */
function rootOf(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return rootOf(error.cause) ?? error;
}
