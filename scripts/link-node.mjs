// Makes `node` in every npm script the Node that the project brings. npm 11 links it by itself. npm before 11 leaves out
// the package for the other processor and, with it, the link of the same name: then it is made here.
// Plain JavaScript for an old Node: it runs after an installation, and before `npm start` and `npm test`.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestThatRunsTypeScript = 24;
const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const bundled = path.join(modules, `node-${process.platform}-${process.arch}/bin/node`);
const link = path.join(modules, '.bin/node');

if (existsSync(bundled)) {
  // A link that leads nowhere does not exist either, but is in the way.
  if (!existsSync(link)) {
    mkdirSync(path.dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(link), bundled), link);
  }
} else if (Number.parseInt(process.versions.node, 10) < oldestThatRunsTypeScript) {
  console.error(
    `Node ${process.versions.node} is too old, and the one that the project brings is not installed: run npm ci without --omit=optional, or install Node ${oldestThatRunsTypeScript}.`,
  );
  process.exitCode = 1;
}
