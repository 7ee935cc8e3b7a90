// npm run db:migrate: alias of `npm run site -- migrate`.
import { runSite } from './site/run-site.ts';

process.exitCode = await runSite(['migrate', ...process.argv.slice(2)]);
