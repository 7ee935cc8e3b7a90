// npm run db:migrate: migrates the database to the current schema, for sites whose own role may not
// (docs/operations.md).
import { migrate } from '#server/db/migrate/migrate.ts';

import { main } from './lib/main.ts';
import { withSite } from './lib/open-site.ts';

await main(() =>
  withSite(
    async ({ databaseUrl }) => {
      await migrate(databaseUrl);
      console.log('The database has the newest schema.');
    },
    { mayCreate: true },
  ),
);
