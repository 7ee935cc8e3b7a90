import { asc, eq } from 'drizzle-orm';

import { outboxMails } from '#server/db/schema/schema.ts';
import { insertAccountLink } from '#server/features/mail/outbox/account-link.ts';
import type { TestApp } from '#test/build-test-app.ts';

/** A queued mail and the links in it. */
export interface OutboxMail {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
}

/** Every queued mail as its recipient would get it, oldest first; with `to` only those for one address. */
export async function outbox({ database }: TestApp, { to }: { to?: string } = {}): Promise<OutboxMail[]> {
  const rows = await database.db
    .select()
    .from(outboxMails)
    .where(to === undefined ? undefined : eq(outboxMails.toAddress, to))
    .orderBy(asc(outboxMails.createdAt), asc(outboxMails.id));
  return rows.map(({ toAddress, kind, subject, text, html, linkToken }) => {
    const whole = (part: string) => (linkToken === null ? part : insertAccountLink(part, linkToken));
    const links = whole(text).match(/https?:\/\/\S+/gu) ?? [];
    return { to: toAddress, kind, subject, text: whole(text), html: whole(html), links };
  });
}

/** The token at the end of the link in the latest mail of one kind. */
export async function tokenMailedTo(t: TestApp, to: string, kind: string): Promise<string> {
  const mail = (await outbox(t, { to })).findLast((one) => one.kind === kind);
  const token = mail?.links[0]?.split('/').at(-1);
  if (token === undefined) throw new Error(`No mail of kind ${kind} was queued for ${to}`);
  return token;
}
