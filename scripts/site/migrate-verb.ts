import type { Command } from 'commander';

import { migrate } from '#server/db/migrate/migrate.ts';

import { withSite } from '../lib/open-site.ts';

/** For sites whose own role may not change the schema (docs/operations.md, Two roles). */
export function addMigrateVerb(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the newest schema, as the role that owns its tables')
    .action(() =>
      withSite(
        async ({ databaseUrl }) => {
          await migrate(databaseUrl);
          console.log('The database has the newest schema.');
        },
        { needs: 'MIGRATED' },
      ),
    );
}
