// npm run backup:verify -- <folder>: alias of `npm run site -- backup verify`.
import { runSite } from './site/run-site.ts';

process.exitCode = await runSite(['backup', 'verify', ...process.argv.slice(2)]);
