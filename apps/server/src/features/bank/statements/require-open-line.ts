import { AppError } from '#server/http/errors/app-error.ts';

import type { LineRow } from './line-repository.ts';

/** @throws CONFLICT when a line of a bank statement was decided or changed since it was shown as `revision` */
export function requireOpenLine(line: LineRow, revision: number): void {
  if (line.state !== 'OPEN' || line.revision !== revision) throw new AppError('CONFLICT');
}
