/** From when on the report warns. */
export interface Limits {
  /** How long a check may take before it is given up, in milliseconds. */
  answerMs: number;
  /** An embedded database that is not running is started for the report, which takes longer. */
  startMs: number;
  clockMs: number;
  longTransactionMs: number;
  /** Free space of a disk: below the first a warning, below the second an error. */
  scarceBytes: number;
  emptyBytes: number;
  /** Age of the newest backup: a warning, and an error. */
  staleBackupMs: number;
  oldBackupMs: number;
  /** How long a certificate must still be valid. */
  certificateMs: number;
  /** As `server_version_num`. */
  oldestPostgres: number;
  /** Major version. */
  oldestNode: number;
}

const hourMs = 60 * 60_000;
const gigabyte = 1024 ** 3;

export const defaultLimits: Limits = {
  answerMs: 5_000,
  startMs: 30_000,
  clockMs: 5_000,
  longTransactionMs: 5 * 60_000,
  scarceBytes: 2 * gigabyte,
  emptyBytes: gigabyte / 5,
  staleBackupMs: 50 * hourMs,
  oldBackupMs: 15 * 24 * hourMs,
  certificateMs: 14 * 24 * hourMs,
  oldestPostgres: 150_000,
  oldestNode: 24,
};
