import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The language of this build or of this development server: Malayalam with `SITE_LANGUAGE=ml`. */
export const siteLanguage = process.env['SITE_LANGUAGE'] === 'ml' ? 'ml' : 'en';

const catalogue = path.join(import.meta.dirname, 'app/phrases/ml');

/**
 * Leads `#phrases/*` to the Malayalam file where there is one, else on to the English file. A Malayalam file exports the
 * English one with some phrases replaced, so what nobody has translated yet is shown in English.
 */
export function malayalamPhrases(): Plugin {
  return {
    name: 'malayalam-phrases',
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith('#phrases/')) return null;
      const file = path.join(catalogue, source.slice('#phrases/'.length));
      return existsSync(file) ? file : null;
    },
  };
}
