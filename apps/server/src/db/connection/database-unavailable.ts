/** SQLSTATEs of a database that is away, starting, stopping, full, or out of patience with us: another try may work. */
const passing = /^(?:08...|25006|40001|40P01|53...|55P03|57014|57P0[1-5]|58030)$/u;

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

/** What node-postgres says, without a code, when a connection fails or cannot be had in time. */
const driverSays =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Query read timeout/u;

/** True when `error`, or whatever it wraps, means that the database cannot serve us at the moment. */
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

/** True when `error`, or whatever it wraps, says that the disk of the database is full. */
export function isDatabaseDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === diskFull) return true;
  }
  return false;
}
