import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

const bundledFolder = `node-${process.platform}-${process.arch}`;

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'link-node-'));
  mkdirSync(path.join(project, 'scripts'));
  copyFileSync(path.join(import.meta.dirname, 'link-node.mjs'), path.join(project, 'scripts/link-node.mjs'));
});
afterEach(() => rmSync(project, { recursive: true }));

const inModules = (...parts: string[]) => path.join(project, 'node_modules', ...parts);

function installBundledNode(): void {
  mkdirSync(inModules(bundledFolder, 'bin'), { recursive: true });
  writeFileSync(inModules(bundledFolder, 'bin/node'), '');
}

const linkNode = () => execFileSync(process.execPath, [path.join(project, 'scripts/link-node.mjs')]);

it('links the Node of the dependencies where npm did not', () => {
  installBundledNode();
  linkNode();
  expect(readlinkSync(inModules('.bin/node'))).toBe(`../${bundledFolder}/bin/node`);
});

it('replaces a dangling link', () => {
  installBundledNode();
  mkdirSync(inModules('.bin'));
  symlinkSync('../node/bin/node', inModules('.bin/node'));
  linkNode();
  expect(readlinkSync(inModules('.bin/node'))).toBe(`../${bundledFolder}/bin/node`);
});

it('leaves the link of a newer npm', () => {
  installBundledNode();
  mkdirSync(inModules('.bin'));
  mkdirSync(inModules('node/bin'), { recursive: true });
  writeFileSync(inModules('node/bin/node'), '');
  symlinkSync('../node/bin/node', inModules('.bin/node'));
  linkNode();
  expect(readlinkSync(inModules('.bin/node'))).toBe('../node/bin/node');
});

it('needs no bundled Node where the own one is new enough', () => {
  expect(linkNode).not.toThrow();
});
