// npm run db:migrate: alias of `npm run site -- migrate`.
import { runQuickly } from './site/run-quickly.ts';

await runQuickly(['migrate', ...process.argv.slice(2)]);
