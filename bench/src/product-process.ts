// The product's API as it runs in production, without jobs and pages.
import { once } from 'node:events';

import { buildApp } from '@sangamam/server/src/app.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';

import { storage } from './file-storage.ts';
import type { SubjectOrder } from './subject.ts';

const [{ databaseUrl }] = (await once(process, 'message')) as [SubjectOrder];
const database = openDatabase(databaseUrl);
const app = await buildApp({
  env: { publicUrl: 'http://localhost', trustProxy: false, rateLimits: false },
  database,
  storage,
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
// A bench that failed leaves nobody behind.
process.once('disconnect', () => process.exit());
await once(process, 'message');
await app.close();
await database.close();
process.disconnect();
