/** The system's codes for a disk without room. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** True when `error`, or whatever it wraps, means that the disk or the bucket has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && fullDisk.has(String(error.code))) return true;
  if (!('$metadata' in error)) return isDiskFull(error.cause);
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode === 507;
}

/**
 * True when `error`, or whatever it wraps, means that the file storage cannot serve us at the moment: the bucket is
 * silent, failing or asks to slow down, or the disk is full. Another try later may work.
 */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isDiskFull(error)) return true;
  if (!('$metadata' in error)) return isStorageUnavailable(error.cause);
  // The client of the bucket puts it on everything that it throws, also where no answer came.
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number };
  return error.name === 'TimeoutError' || (httpStatusCode ?? 0) >= 500 || httpStatusCode === 429;
}
