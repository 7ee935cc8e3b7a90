import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

const folder = path.resolve(import.meta.dirname, '../../../../deploy/monitoring');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

let t: TestApp;
let known: Set<string>;
beforeAll(async () => {
  t = await buildTestApp();
  const { body } = await t.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' });
  known = new Set(
    [...body.matchAll(/^# TYPE (?<name>\w+) (?<type>\w+)$/gmu)].flatMap(({ groups }) => {
      const name = groups?.['name'] ?? '';
      return groups?.['type'] === 'histogram' ? [name, `${name}_count`, `${name}_bucket`] : [name];
    }),
  );
});
afterAll(() => t.close());

/** The metrics of the site that a text of expressions asks for. */
const asked = (text: string) =>
  [...text.matchAll(/(?<name>\w+)\{job=\\?"sangamam/gu)].map((match) => match[1] ?? '');

describe.each(['alerts.yml', 'dashboard.json'])('%s', (file) => {
  it('asks for metrics that the site has', () => {
    const names = asked(read(file)).filter((name) => name !== 'up');
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('every panel of the dashboard has a place of its own and an expression', () => {
  interface Panel {
    title: string;
    gridPos: { x: number; y: number; w: number; h: number };
    targets: { expr: string }[];
  }
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(
    panels.filter(({ targets }) => targets.length === 0 || targets.some(({ expr }) => expr === '')),
  ).toEqual([]);
});

it('the alert rules do what their own tests say, where promtool is installed', () => {
  const promtool = '/usr/bin/promtool';
  const rules = read('alerts.yml');
  const names = [...rules.matchAll(/- alert: (?<name>\w+)/gu)].map((match) => match[1]);
  expect(new Set(names).size).toBe(names.length);
  if (!existsSync(promtool)) return;
  const run = (...args: string[]) => execFileSync(promtool, args, { cwd: folder, encoding: 'utf8' });
  expect(run('check', 'rules', 'alerts.yml')).toContain(`${names.length} rules found`);
  expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
});
