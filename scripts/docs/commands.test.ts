import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { CommanderError, type Command } from 'commander';
import { afterAll, describe, expect, it } from 'vitest';

import { variables } from '#server/env-variables.ts';
import { secretVariables } from '#server/secret-files.ts';

import { checkNames } from '../lib/checks.ts';
import { inRoot } from '../lib/root.ts';
import { captureOutput } from '../lib/run-command.ts';
import { createProgram } from '../site/program.ts';
import { alternativesOf, codeIn, namesIn, scriptCalls, type DocumentedCode } from './documented-code.ts';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const read = (file: string) => readFileSync(inRoot(file), 'utf8');

/** What people follow today; decisions tell of their own day. */
const texts = [
  'README.md',
  'UPGRADING.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !/^(?:decisions|upstream)\//u.test(file))
    .map((file) => `docs/${file}`),
];
const documented = texts.flatMap((file) => codeIn(file, read(file)));

/** The commands that have work of their own, by their words: `backup verify`. */
function leavesOf(command: Command, words: readonly string[] = []): Map<string, Command> {
  const leaves = new Map<string, Command>();
  if (command.commands.length === 0 || command.registeredArguments.length > 0)
    leaves.set(words.join(' '), command);
  for (const inner of command.commands) {
    for (const [name, leaf] of leavesOf(inner, [...words, inner.name()])) leaves.set(name, leaf);
  }
  return leaves;
}

/** The command and those within it, which say nothing. */
function quieten(command: Command): void {
  command.configureOutput({ writeOut: () => undefined, writeErr: () => undefined });
  for (const inner of command.commands) quieten(inner);
}

/** What the parser says of a verb whose argument or option is left out. */
const leftOut = new Set(['commander.missingArgument', 'commander.missingMandatoryOptionValue']);

/** What the parser of `npm run site` says against the words, which are not carried out; undefined where they are fine. */
async function complaintAbout(words: readonly string[], isWhole: boolean): Promise<string | undefined> {
  const program = await createProgram();
  quieten(program);
  let isVerb = false;
  for (const leaf of leavesOf(program).values()) {
    leaf.action(() => {
      isVerb = true;
    });
  }
  try {
    await program.parseAsync(
      words.map((word) => word.replace('<address>', 'somebody@example.org')),
      { from: 'user' },
    );
    return isVerb ? undefined : 'it names no verb';
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 || (!isWhole && leftOut.has(error.code)) ? undefined : error.message;
  }
}

const stages = new Set(
  [
    ...read('scripts/test.ts').matchAll(/^ {2}(?:'(?<quoted>[^']+)'|(?<bare>\w+)): (?:async )?\(\) =>/gmu),
  ].map(({ groups }) => groups?.['quoted'] ?? groups?.['bare']),
);

/** What is wrong with the npm commands of a piece of code. */
async function faultsOf({ file, code, isWhole }: DocumentedCode): Promise<string[]> {
  const faults: string[] = [];
  for (const { script, words } of scriptCalls(code)) {
    const say = (fault: string) => faults.push(`${file}: ${code}: ${fault}`);
    if (!(script in scripts)) say(`there is no script ${script}`);
    if (script === 'site' && words.length > 0 && words[0] !== '<verb>') {
      for (const each of alternativesOf(words)) {
        const complaint = await complaintAbout(each, isWhole);
        if (complaint !== undefined) say(complaint);
      }
    }
    if (script === 'check') {
      const unknown = words.filter((word) => !checkNames.some((name) => name.includes(word)));
      if (unknown.length > 0) say(`there is no check ${unknown.join(', ')}`);
    }
    if (script === 'test') {
      const unknown = words.filter((word) => !stages.has(word));
      if (unknown.length > 0) say(`there is no stage ${unknown.join(', ')}`);
    }
  }
  return faults;
}

const faultsIn = async (codes: readonly DocumentedCode[]) => (await Promise.all(codes.map(faultsOf))).flat();

describe('commands of the documentation', () => {
  it('are scripts, verbs, options, checks and stages that exist', async () => {
    const calls = documented.flatMap(({ code }) => scriptCalls(code));
    expect(calls.length).toBeGreaterThan(80);
    expect(await faultsIn(documented)).toEqual([]);
  });

  it.each([
    ['npm run docs:biuld', 'there is no script docs:biuld'],
    ['npm run site -- bakcup /backups/1', "unknown command 'bakcup'"],
    ['npm run site -- backup verify', "missing required argument 'folder'"],
    ['npm run site -- doctor --mailto a@example.org', "unknown option '--mailto'"],
    ['npm run site -- maintenance on|of', "unknown command 'of'"],
    ['npm ci && npm run check -- arows', 'there is no check arows'],
    ["npm test -- 'other browsers'", 'there is no stage other browsers'],
  ])('a wrong one is found: %s', async (code, fault) => {
    const found = await faultsIn(codeIn('a.md', `\`\`\`sh\n${code}   # a comment\n\`\`\`\n`));
    expect(found).toEqual([expect.stringContaining(fault)]);
  });

  it('within a sentence a verb may stand without its folder, and not without its name', async () => {
    expect(await faultsIn(codeIn('a.md', 'Say `npm run site -- backup verify`.'))).toEqual([]);
    expect(await faultsIn(codeIn('a.md', 'Say `npm run site -- backup verfy x`.'))).toHaveLength(1);
  });

  it('the table of verbs in docs/operations.md has every verb, with options that it has', async () => {
    const leaves = leavesOf(await createProgram());
    const rows = [
      ...read('docs/operations.md').matchAll(
        /^\| `(?<verb>[a-z][^`|]*(?:\\\|[^`|]*)*)`(?<more>[^|]*)\|[^|]*\|[^|]*\|$/gmu,
      ),
    ]
      .map(({ groups }) => groups?.['verb'] ?? '')
      .map((code) => ({ verb: code.replace(/ [<[-].*$/u, ''), options: code.match(/--[a-z-]+/gu) ?? [] }))
      .filter(({ verb }) => leaves.has(verb));
    expect(rows.map(({ verb }) => verb).toSorted()).toEqual([...leaves.keys()].toSorted());
    const unknown = rows.flatMap(({ verb, options }) =>
      options.filter((option) => !leaves.get(verb)?.options.some(({ long }) => long === option)),
    );
    expect(unknown).toEqual([]);
  });
});

const settings = new Set([...Object.keys(variables.shape), ...secretVariables.map((name) => `${name}_FILE`)]);

/** Variables that something else than the site reads, and two that are wrong on purpose. */
const ofOthers = new Set([
  // The SDK of OpenTelemetry.
  'OTEL_EXPORTER_OTLP_HEADERS',
  // An error of Node.
  'ERR_UNKNOWN_FILE_EXTENSION',
  // Building, testing and the documentation.
  'SITE_LANGUAGE',
  'TEST_BROWSER',
  'DOCS_REPOSITORY',
  'DOCS_BASE',
  // Examples of misspelt names.
  'DATABSE_URL',
  'SMTP_HOST',
]);

/** Settings of a run, which benches read. */
const benches = readdirSync(inRoot('bench/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => read(`bench/src/${file}`))
  .join('\n');
const isOfBench = (name: string) => benches.includes(`process.env['${name}']`);

/** Codes of errors, states and roles, which look like settings. */
const codes = ['packages/contract/src', 'apps/server/src']
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => read(`${folder}/${file}`)),
  )
  .join('\n');
const isCode = (name: string) => new RegExp(String.raw`['"]${name}['"]|^ +${name}:`, 'mu').test(codes);

const unknownNames = (pieces: readonly DocumentedCode[]) =>
  pieces.flatMap(({ file, code }) =>
    namesIn(code)
      .filter((name) => !settings.has(name) && !ofOthers.has(name) && !isOfBench(name) && !isCode(name))
      .map((name) => `${file}: ${name}`),
  );

describe('settings of the documentation', () => {
  it('are read by the site', () => {
    expect(unknownNames(documented)).toEqual([]);
  });

  it('a misspelt one is found', () => {
    expect(unknownNames(codeIn('a.md', 'Set `PUBLIC_URI=https://example.org`.'))).toEqual([
      'a.md: PUBLIC_URI',
    ]);
  });

  it('docs/settings.md lists every one of them', () => {
    const rows = [...read('docs/settings.md').matchAll(/^\| (?<names>`[^|]+`) +\|/gmu)];
    const listed = rows.flatMap(({ groups }) => (groups?.['names'] ?? '').match(/\w+/gu) ?? []);
    // Set by those who develop, and by the image.
    const expected = Object.keys(variables.shape).filter((name) => name !== 'NODE_ENV');
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });
});

it('files that the documentation names exist', () => {
  const named = documented.filter(
    ({ file, code }) =>
      file !== 'CHANGELOG.md' && /^(?:apps|bench|deploy|docs|e2e|packages|scripts)\/[\w./-]+$/u.test(code),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(
    ({ code }) => !existsSync(inRoot(code)) && !/^apps\/(?:web|server)\/build/u.test(code),
  );
  expect(missing).toEqual([]);
});

describe('what can be carried out here', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sangamam-commands-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** The documented command that begins so, with its folder of keys in a temporary one. */
  const commandLike = (start: string) => {
    const found = documented.find(({ code }) => code.startsWith(start));
    return (found?.code ?? '').replace('/safe/', `${folder}/`).split(' ');
  };

  it.each(['npm run site -- --help', 'npm run site -- backup keygen /'])(
    '%s is',
    { timeout: 60_000 },
    async (start) => {
      const { ok, output } = await captureOutput(commandLike(start));
      expect([ok, output]).toEqual([
        true,
        expect.stringMatching(/Usage: npm run site|BACKUP_RECIPIENTS=age1/u),
      ]);
    },
  );

  it('the key that it made is for its owner alone', () => {
    const [file = ''] = readdirSync(folder);
    expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
  });
});
