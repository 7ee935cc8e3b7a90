// Runs a script of this folder on the Node that the project brings: node scripts/run.mjs scripts/start.ts [arguments]
// Plain JavaScript, because an older Node has to read it: npm before 11 does not put our Node into the path.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const oldestThatRunsTypeScript = 24;
const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const bundled = path.join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);

if (Number.parseInt(process.versions.node, 10) >= oldestThatRunsTypeScript) {
  process.argv.splice(1, 1);
  await import(pathToFileURL(path.resolve(process.argv[1] ?? '')).href);
} else if (existsSync(bundled)) {
  const child = spawn(bundled, process.argv.slice(2), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${path.dirname(bundled)}${path.delimiter}${process.env['PATH'] ?? ''}` },
  });
  // The terminal sends Ctrl-C to both; a supervisor sends SIGTERM to this process alone.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
} else {
  console.error(
    `Node ${process.versions.node} is too old, and the one that the project brings is missing. Run: npx npm@11 ci`,
  );
  process.exitCode = 1;
}
