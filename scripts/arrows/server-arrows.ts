import path from 'node:path';

import type { Arrow } from './arrow.ts';
import { importsUpwards } from './server-tree.ts';
import type { Import } from './read-imports.ts';
import type { SourceFile } from './source-file.ts';

const isServer = (file: SourceFile | undefined): file is SourceFile =>
  file?.workspace === 'server' && !file.isTest;
const isSeed = (file: SourceFile) => file.path.startsWith('apps/server/seed/');

// The layers below the features. Each may use the listed ones.
const floor: Record<string, string[]> = {
  // The context of the use cases passes the adapters on, so `db/` knows their interfaces.
  db: ['db', 'adapters'],
  adapters: ['adapters'],
  http: ['http', 'db', 'adapters', 'phrases'],
  phrases: ['phrases'],
};

const above = new Set(['plugins', 'jobs', '']);

/** What only the outer files of a feature may import; `like` is a file name. */
const inner: { like: RegExp; what: string }[] = [
  { like: /(?:^|\/|-)(?:repository|read-model)\.ts$/u, what: 'repository' },
  { like: /(?:^|\/|-)routes\.ts$/u, what: 'routes' },
  { like: /(?:^|\/)present-[^/]+\.ts$/u, what: 'presenter' },
];

const isFeature = (file: SourceFile | undefined): file is SourceFile =>
  isServer(file) && file.feature !== undefined;

/** Feature and subfolder of a file. */
const placeOf = (file: SourceFile | undefined) =>
  path.posix.dirname(file?.inside ?? '').replace(/^features\//u, '');

/** Read models may compose the conditions of others: none of them writes. */
const isReadModel = (file: SourceFile | undefined) => file?.inside.endsWith('-read-model.ts') === true;

const crosses = (from: SourceFile, { file }: Import) =>
  isFeature(from) && isFeature(file) && from.feature !== file.feature;

// The queue, the limits and the metrics receive or own a connection pool; a library writes their queries.
const holdsPool = (from: SourceFile) => ['jobs', 'plugins'].includes(from.layer);

/** Policies of personal data name tables and columns as data; the SQL is their engine's. */
const namesTables = (from: SourceFile) => from.inside.endsWith('/personal-data.ts');

const speaksSql = (from: SourceFile, { package: name, file, typeOnly }: Import) =>
  name === 'drizzle-orm' ||
  (name === 'pg' && !holdsPool(from)) ||
  (file?.inside.startsWith('db/schema/') === true && !typeOnly && !namesTables(from));

/** Arrows inside the server. */
export const serverArrows: Arrow[] = [
  {
    name: 'server: features → http, db, adapters',
    breaks: (from, { file }) => {
      if (!isServer(from) || !isServer(file) || isSeed(from)) return false;
      const below = floor[from.layer];
      if (below !== undefined) return !below.includes(file.layer);
      return from.layer === 'features' && (above.has(file.layer) || isSeed(file));
    },
    advice: (from) =>
      from.layer === 'features'
        ? 'A feature is handed what it needs in its context; wiring belongs to plugins/, jobs/ and app.ts.'
        : `${from.layer}/ is the floor that features stand on: take the rest as an argument, or move the code into a feature.`,
  },
  {
    name: 'server features form a tree',
    breaks: (from, what) => isFeature(from) && isFeature(what.file) && importsUpwards(from, what.file),
    advice: (from, { file }) =>
      `${placeOf(from)} stands beside or below ${placeOf(file)} (scripts/arrows/server-tree.ts): ` +
      `move the use case that joins them to ${placeOf(file)}, or the shared rule to a place below both.`,
  },
  {
    name: 'server features meet only in use cases',
    breaks: (from, what) =>
      crosses(from, what) &&
      !what.typeOnly &&
      !(isReadModel(from) && isReadModel(what.file)) &&
      inner.some(({ like }) => like.test(what.file?.inside ?? '')),
    advice: (_from, { file }) => {
      const what = inner.find(({ like }) => like.test(file?.inside ?? ''))?.what ?? '';
      return `The ${what} is ${file?.feature ?? ''}'s own: call one of its use cases, or add the one that is missing.`;
    },
  },
  {
    name: 'only repositories and db/ speak SQL',
    breaks: (from, what) =>
      isServer(from) &&
      !isSeed(from) &&
      from.layer !== 'db' &&
      !/(?:^|\/|-)(?:repository|read-model)\.ts$/u.test(from.inside) &&
      !from.path.endsWith('.config.ts') &&
      speaksSql(from, what),
    advice: (from) =>
      from.feature === undefined
        ? 'The query wants to live in the *-repository.ts of the feature that owns the table, or in db/.'
        : `The query wants to live in a *-repository.ts of ${from.feature}.`,
  },
  {
    name: 'only routes, bind-*.ts, plugins/, http/, app.ts and main.ts know fastify',
    breaks: (from, { package: name = '' }) =>
      isServer(from) &&
      (name === 'fastify' || name === 'fastify-plugin' || name.startsWith('@fastify/')) &&
      !['plugins', 'http'].includes(from.layer) &&
      !/(?:(?:^|-)routes|\/bind-[^/]+)\.ts$/u.test(from.inside) &&
      !['app.ts', 'main.ts', 'features.ts'].includes(from.inside),
    advice: () =>
      'A use case never sees a request: read what it needs in the *-routes.ts and pass it as input.',
  },
];
