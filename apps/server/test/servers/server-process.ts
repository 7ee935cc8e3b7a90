// A separate server on the database of a test: prints its URL, exits when its parent tells it to.
import { once } from 'node:events';

import { createPaypalClient } from '#server/adapters/paypal/paypal-client.ts';
import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/connection/client.ts';

const [databaseUrl = '', filesFolder = '', rateLimits = 'off', paypal = 'null'] = process.argv.slice(2);
const database = openDatabase(databaseUrl);
const access = JSON.parse(paypal) as Parameters<typeof createPaypalClient>[0] | null;
const app = await buildApp({
  env: { publicUrl: 'http://sangamam.test', trustProxy: false, rateLimits: rateLimits === 'on' },
  database,
  storage: createFolderStorage(filesFolder),
  paypal: access ? createPaypalClient(access) : undefined,
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
await once(process, 'message');
await app.close();
await database.close();
process.disconnect();
