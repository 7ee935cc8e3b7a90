// npm run site -- <verb>: what an operator does with an installation; `npm run site -- --help` lists the verbs.
import { runSite } from './site/run-site.ts';

process.exitCode = await runSite(process.argv.slice(2));
