import { inRoot } from '../lib/root.ts';
import { captureOutput, type Outcome } from '../lib/run-command.ts';
import { findBrokenLinks } from './find-broken-links.ts';

/** Builds the documentation site into `build/docs`; a link or a heading that leads nowhere is a failure. */
export async function buildDocs(): Promise<Outcome> {
  // The sources name a newer language than the bundler of the site knows; `docs/tsconfig.json` names an older one.
  const built = await captureOutput(['vitepress', 'build'], { cwd: inRoot('docs') });
  if (!built.ok) return built;
  const broken = await findBrokenLinks(inRoot('build/docs'));
  if (broken.length === 0)
    return { ok: true, output: 'The site is in build/docs; all of its links lead somewhere.' };
  return { ok: false, output: `These links lead nowhere:\n${broken.join('\n')}` };
}
