// npm run release [-- --draft]: builds what a release consists of into build/release. It creates no tag and sends nothing.
// A draft may lack the date in CHANGELOG.md.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { siteVersion } from '@sangamam/contract/site-version';

import { main } from './lib/main.ts';
import { inRoot, root } from './lib/root.ts';
import { captureOutput } from './lib/run-command.ts';
import { withTemporaryFolder } from './lib/temporary-folder.ts';
import { buildIfStale } from './lib/builds.ts';
import { disagreeingPackages } from './release/package-versions.ts';
import { releasedFiles } from './release/released-files.ts';
import { readReleaseNotes } from './release/release-notes.ts';

const name = `sangamam-${siteVersion}`;
const folder = inRoot('build/release');

await main(async () => {
  const { text, date } = readReleaseNotes(readFileSync(inRoot('CHANGELOG.md'), 'utf8'), siteVersion);
  await requireReleasable(date);
  await buildIfStale();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await writeArchive(path.join(folder, `${name}.tar.gz`));
  writeFileSync(
    path.join(folder, `${name}.cdx.json`),
    await output('npm', 'sbom', '--loglevel=silent', '--sbom-format=cyclonedx', '--omit=dev'),
  );
  writeFileSync(path.join(folder, `${name}.md`), `${text}\n`);
  const files = [`${name}.tar.gz`, `${name}.cdx.json`, `${name}.md`];
  writeFileSync(path.join(folder, 'SHA256SUMS'), files.map(checksumLine).join(''));
  console.log(`build/release has ${[...files, 'SHA256SUMS'].join(', ')}.`);
  console.log(
    `When they are tried: git tag --sign v${siteVersion} ${await output('git', 'rev-parse', '--short', 'HEAD')}`,
  );
});

/** @throws Error naming everything that is in the way of a release */
async function requireReleasable(date: string | undefined): Promise<void> {
  const others = disagreeingPackages(siteVersion);
  const changes = await output('git', 'status', '--porcelain');
  const obstacles = [
    others.length > 0 &&
      `Not at ${siteVersion}, as packages/contract/src/site-version.ts says: ${others.join(', ')}.`,
    changes !== '' && `Not committed:\n${changes}`,
    date === undefined &&
      !process.argv.includes('--draft') &&
      `The section ## [${siteVersion}] of CHANGELOG.md has no date: ## [${siteVersion}] - YYYY-MM-DD (or --draft).`,
  ].filter((obstacle) => obstacle !== false);
  if (obstacles.length > 0) throw new Error(obstacles.join('\n'));
}

/** The same commit and the same build make the same bytes: names in order, the commit's time, no owner. */
async function writeArchive(file: string): Promise<void> {
  const files = releasedFiles((await output('git', 'ls-files')).split('\n'));
  await withTemporaryFolder(async (temporary) => {
    const inside = path.join(temporary, name);
    for (const each of [...files, 'apps/web/build', 'apps/server/build'])
      cpSync(path.join(root, each), path.join(inside, each), { recursive: true });
    const time = await output('git', 'log', '-1', '--format=@%ct');
    const tar = ['--create', '--file', file, '--use-compress-program=gzip -9n', '--directory', temporary];
    const sameEachTime = ['--sort=name', `--mtime=${time}`, '--owner=0', '--group=0', '--numeric-owner'];
    await output('tar', ...tar, ...sameEachTime, '--mode=u=rwX,go=rX', name);
  });
}

function checksumLine(file: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(folder, file)))
    .digest('hex');
  return `${hash}  ${file}\n`;
}

async function output(...command: string[]): Promise<string> {
  const outcome = await captureOutput(command);
  if (!outcome.ok) throw new Error(`${command.join(' ')}:\n${outcome.output}`);
  return outcome.output.trim();
}
