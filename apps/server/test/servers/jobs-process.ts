// The workers of the product in a process of their own, on the database of a test: says when they take jobs.
import { createFolderStorage } from '#server/adapters/storage/folder-storage.ts';
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import { openDatabase } from '#server/db/connection/client.ts';
import { createContext } from '#server/db/context.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { createTasks } from '#server/jobs/tasks.ts';

const [databaseUrl = '', filesFolder = '', smtpUrl = ''] = process.argv.slice(2);
const database = openDatabase(databaseUrl);
const publicUrl = 'http://sangamam.test';
const storage = createFolderStorage(filesFolder);
const ctx = createContext({ db: database.db, storage, publicUrl });
const mailer = createSmtpMailer({ smtpUrl, from: 'us@example.org', publicUrl });
const log = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
await startJobs({ databaseUrl, tasks: createTasks(ctx, { mailer, log }), nightly: [], log });
process.send?.('ready');
