// Makes `node` in every npm script the Node of the project's dependencies. npm 11 links it by itself. npm before 11
// omits the package for the other processor and, with it, the link of the same name, which this script then creates.
// Plain JavaScript for an old Node: it runs after an installation, and before `npm start` and `npm test`.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestThatRunsTypeScript = 24;
const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const bundled = path.join(modules, `node-${process.platform}-${process.arch}/bin/node`);
const link = path.join(modules, '.bin/node');

if (existsSync(bundled)) {
  // A dangling link does not exist either, but blocks the name.
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
