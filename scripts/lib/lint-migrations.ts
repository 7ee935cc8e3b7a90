import { inRoot } from './root.ts';
import { captureOutput, type Outcome } from './run-command.ts';

/** Refuses steps on a migration that break the version before, which still runs during a rolling restart. */
export function lintMigrations(files: readonly string[]): Promise<Outcome> {
  return captureOutput(['squawk', '--config', inRoot('.squawk.toml'), ...files]);
}
