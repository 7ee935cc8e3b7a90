import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const storageIsForeign =
  'The file storage belongs to another database, so files are not cleaned up. Check DATABASE_URL and STORAGE_URL.';
export const sweepStopped = ({ unknown, stored }: Values<'unknown' | 'stored'>) =>
  `The database does not know ${unknown} of ${stored} stored files, so none of them was moved. Was the database restored from an older backup? To move them to the trash, run: npm run site -- files sweep --above-ceiling`;
export const filesMissing = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 stored file is missing from the file storage. Restore it from a backup; the log has its id.',
    other: `${count} stored files are missing from the file storage. Restore them from a backup; the log has their ids.`,
  });
export const mailsHeld = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 email was written while no mail server was set up. Please send or discard it.',
    other: `${count} emails were written while no mail server was set up. Please send or discard them.`,
  });
export const mailsFailed = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 email could not be delivered. Please send it again or discard it.',
    other: `${count} emails could not be delivered. Please send them again or discard them.`,
  });
export const addressesStopped = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Emails to 1 address came back, and no more are sent there. Call the family and correct the address, or send to it again.',
    other: `Emails to ${count} addresses came back, and no more are sent there. Call the families and correct the addresses, or send to them again.`,
  });
export const bouncesUnread = ({ reason }: Values<'reason'>) =>
  `The mailbox of emails that come back cannot be read: ${reason}. Check BOUNCE_MAILBOX; the site tries again by itself.`;
export const mailsWait = ({ count }: { count: number }) =>
  plural(count, {
    one: '1 email should have left by now and is still waiting.',
    other: `${count} emails should have left by now and are still waiting.`,
  });
export const mailsCannotLeave = ({ count, reason }: { count: number; reason: string }) =>
  plural(count, {
    one: `1 email cannot leave: “${reason}” The site tries again by itself; check SMTP_URL and the mail server.`,
    other: `${count} emails cannot leave: “${reason}” The site tries again by itself; check SMTP_URL and the mail server.`,
  });
export const jobsWait =
  'Nobody works on the queue of jobs: mails, reminders and pictures are waiting. Restart the site; the log says why.';
export const jobsFailed = ({ count, names }: { count: number; names: string }) =>
  plural(count, {
    one: `1 job failed and is not tried again (${names}); the log says why.`,
    other: `${count} jobs failed and are not tried again (${names}); the log says why.`,
  });
export const databaseDisk = 'database';
export const filesDisk = 'file storage';
export const bothDisks = 'file storage and of the database';
export const diskFull = ({ place }: Values<'place'>) =>
  `The disk of the ${place} is full. Changes are refused until there is room again; reading still works.`;
export const paypalIsSilent =
  'PayPal is not responding, or it rejects the PAYPAL_ settings. Families cannot pay with it, and payments that they approved are waiting. The site tries again automatically.';
export const paypalIsUnreadable = ({ orderId }: { orderId: string }) =>
  `PayPal’s answer about its order ${orderId} cannot be read. Please have the treasurer look the payment up at PayPal and record it by hand; the site goes on asking.`;
export const passesEnd = ({ day }: Values<'day'>) =>
  `The certificate for Apple Wallet ends on ${day}. Ask Apple for a new one and replace WALLET_APPLE_CERTIFICATE, with WALLET_APPLE_KEY if it is a new key; after that day families get no passes.`;
export const passesEnded = ({ day }: Values<'day'>) =>
  `The certificate for Apple Wallet ended on ${day}, so families get no passes. Ask Apple for a new one and replace WALLET_APPLE_CERTIFICATE, with WALLET_APPLE_KEY if it is a new key.`;
