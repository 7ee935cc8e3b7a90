/** SQLSTATEs of a database that is unavailable, starting, stopping or full, or that timed out: a retry may work. */
const passing = /^(?:08...|25006|25P03|40001|40P01|53...|55P03|57014|57P0[1-5]|58030)$/u;

/** SQLSTATE of a database whose disk is full. */
const diskFull = '53100';

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOENT',
]);

/** Messages of node-postgres, without a code, when a connection fails or times out. */
const driverSays =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout/u;

/** True when `error` or one of its causes means that the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') {
      if (passing.test(cause.code)) return true;
      if (network.has(cause.code) && 'syscall' in cause && cause.syscall !== 'open') return true;
    }
    if (driverSays.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}

/** True when `error` or one of its causes means that the database's disk is full. */
export function isDatabaseDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === diskFull) return true;
  }
  return false;
}
