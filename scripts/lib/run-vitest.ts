import { readFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from './root.ts';
import { runCommand } from './run-command.ts';
import { tallyOf, type Tally } from './tally/tally.ts';
import { tallyFileVariable } from './tally/tally-reporter.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/** Runs the Vitest projects with these names, or some of their files, and counts their tests. */
export async function runVitest(projects: string[], files: readonly string[] = []): Promise<Tally> {
  return withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'tally.json');
    const { ok } = await runCommand(
      [
        'vitest',
        'run',
        ...files,
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        `--reporter=${inRoot('scripts/lib/tally/tally-reporter.ts')}`,
      ],
      { env: { TMPDIR: folder, [tallyFileVariable]: file } },
    );
    return tallyOf(readTally(file), ok);
  });
}

function readTally(file: string): Tally | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Tally;
  } catch {
    return undefined;
  }
}
