import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The catalogues that have a second language: a folder with `en`, and `ml` beside it. */
export const catalogues = ['apps/web/app/phrases', 'apps/server/src/phrases'] as const;

type Phrases = Readonly<Record<string, unknown>>;

/** A file of Malayalam phrases beside its English file. */
export interface Translation {
  /** Below the language's folder, such as `orders/flow.ts`. */
  file: string;
  english: Phrases;
  malayalam: Phrases;
  /** Whether it falls back on the English file for everything that it does not translate. */
  fallsBack: boolean;
}

/** Reads every Malayalam file of `catalogue` with its English one. */
export async function readTranslations(root: string, catalogue: string): Promise<Translation[]> {
  const folder = path.join(root, catalogue, 'ml');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return Promise.all(
    files.toSorted().map(async (file) => {
      const english = await load(path.join(root, catalogue, 'en', file));
      const malayalam = await load(path.join(folder, file));
      return { file, english, malayalam, fallsBack: Object.keys(english).every((name) => name in malayalam) };
    }),
  );
}

async function load(file: string): Promise<Phrases> {
  return (await import(pathToFileURL(file).href)) as Phrases;
}

/** The names of the phrases that are translated. */
export function translatedIn({ english, malayalam }: Translation): string[] {
  return Object.keys(malayalam).filter((name) => malayalam[name] !== english[name]);
}

/** What is wrong with a translation, in words; empty when nothing is. */
export function faultsOf({ file, english, malayalam, fallsBack }: Translation): string[] {
  const faults = fallsBack ? [] : [`${file} does not begin with: export * from the English file`];
  for (const [name, phrase] of Object.entries(malayalam)) {
    const original = english[name];
    if (phrase === original) continue;
    if (original === undefined) faults.push(`${file}: English has no ${name}`);
    else if (typeof phrase !== typeof original) faults.push(`${file}: ${name} is of another type in English`);
    else if (valuesOf(phrase).join() !== valuesOf(original).join())
      faults.push(`${file}: ${name} takes ${valuesOf(phrase).join()} and not ${valuesOf(original).join()}`);
  }
  return faults;
}

/** The names of the values that a phrase puts into its sentence, sorted: all that it reads for any count. */
export function valuesOf(phrase: unknown): string[] {
  if (typeof phrase !== 'function') return [];
  const read = new Set<string>();
  for (const value of [0, 1, 2, '']) {
    const given = new Proxy(
      {},
      {
        get: (_, name) => {
          read.add(String(name));
          return value;
        },
      },
    );
    (phrase as (values: object) => unknown)(given);
  }
  return [...read].toSorted();
}
