// npm run backup -- <folder>: alias of `npm run site -- backup`.
import { runSite } from './site/run-site.ts';

process.exitCode = await runSite(['backup', ...process.argv.slice(2)]);
