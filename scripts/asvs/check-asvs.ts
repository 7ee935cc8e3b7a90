// npm run check -- asvs: the page about OWASP ASVS has every requirement once, and names files and tests that exist.
import { globSync, readFileSync } from 'node:fs';

import { main } from '../lib/main.ts';
import { inRoot, root } from '../lib/root.ts';
import { findAsvsFaults } from './find-asvs-faults.ts';
import { requirementIds } from './requirement-ids.ts';

const page = 'docs/security/asvs.md';
const left = new Set(['node_modules', 'build', '.react-router', '.vite']);

await main(() => {
  const paths = globSync(
    ['{apps,bench,deploy,docs,e2e,packages,scripts,.github}/**/*.*', '*.*', 'deploy/**/*'],
    {
      cwd: root,
      exclude: (name) => left.has(name),
    },
  );
  const repository = {
    paths: [...new Set(paths.map((path) => path.replaceAll('\\', '/')))],
    read: (path: string) => readFileSync(inRoot(path), 'utf8'),
  };
  const faults = findAsvsFaults(readFileSync(inRoot(page), 'utf8'), requirementIds, repository);
  for (const fault of faults) console.log(`${page}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
});
