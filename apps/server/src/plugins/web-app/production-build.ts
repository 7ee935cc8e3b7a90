import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import fastifyStatic from '@fastify/static';
import type { Language } from '@sangamam/contract/phrases/language';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

import type {} from '#server/plugins/limits/pressure.ts';
import { rememberFiles } from './remember-files.ts';
import type { WebBuilds } from './render-page.ts';

const assets = '/assets/';

/** Where the build keeps the server's part of each language; all share one folder of files. */
const entries: Record<Language, string> = {
  en: 'build/server/index.js',
  ml: 'build/ml/server/index.js',
};

/** Serves the files of a production build, precompressed where available, and loads its pages in every language. */
export async function addProductionBuild(app: FastifyInstance, root: string): Promise<WebBuilds> {
  const [en, ml] = await Promise.all([
    importBuild(path.join(root, entries.en)),
    importBuild(path.join(root, entries.ml)),
  ]);
  const files = path.join(root, 'build/client');
  await app.register((scope) => addFiles(scope, files));
  const styles = await readStyles(path.join(files, 'assets'));
  const styleSheet = (address: string) => styles.get(address);
  return {
    en: { load: () => Promise.resolve(en), styleSheet },
    ml: { load: () => Promise.resolve(ml), styleSheet },
  };
}

/** A scope of its own, so that all of its routes are marked as files of the build. */
async function addFiles(app: FastifyInstance, files: string): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isBuildFile: true };
  });
  rememberFiles(app);
  await app.register(fastifyStatic, {
    root: path.join(files, 'assets'),
    prefix: assets,
    preCompressed: true,
    decorateReply: false,
    index: false,
    // The file names contain a content hash.
    immutable: true,
    maxAge: '365d',
  });
  await app.register(fastifyStatic, {
    root: files,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    decorateReply: false,
    index: false,
    maxAge: '1h',
  });
}

/** The style sheets in `folder`, by the URL that serves them. */
async function readStyles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => [
        `${assets}${name}`,
        await readFile(path.join(folder, name), 'utf8'),
      ]),
    ),
  );
}

async function importBuild(file: string): Promise<ServerBuild> {
  try {
    return (await import(pathToFileURL(file).href)) as ServerBuild;
  } catch (cause) {
    throw new Error('The web app has no usable build. Run `npm run build` first.', { cause });
  }
}
