// npm run restore -- <folder>: alias of `npm run site -- restore`.
import { runSite } from './site/run-site.ts';

process.exitCode = await runSite(['restore', ...process.argv.slice(2)]);
