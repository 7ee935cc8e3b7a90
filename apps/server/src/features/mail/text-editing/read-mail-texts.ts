import type { EndpointResult } from '@sangamam/contract/http/endpoint';
import type { listMailTexts, MailTextDetail } from '@sangamam/contract/mail/texts/mail-text-endpoints';
import { mailTextKindNames, type MailTextKind } from '@sangamam/contract/mail/texts/mail-text-kinds';
import type { Language } from '@sangamam/contract/phrases/language';

import type { Context } from '#server/db/context.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { ourText } from '../texts/our-texts.ts';
import { listTextStates, listTextVersions, type MailTextVersionRow } from './mail-text-read-model.ts';

const mostVersions = 30;

/**
 * The mails whose words can be changed for a convention, and how it stands with each.
 *
 * @throws NOT_FOUND
 */
export async function readMailTexts(
  ctx: Context,
  conventionId: string,
): Promise<EndpointResult<typeof listMailTexts>> {
  await requireConvention(ctx, conventionId);
  const rows = await listTextStates(ctx.db, conventionId);
  const stateOf = (kind: MailTextKind, language: Language) => {
    const row = rows.find((one) => one.kind === kind && one.language === language);
    return row ? { ...madeOf(row), isOurs: row.body === null } : null;
  };
  return {
    mails: mailTextKindNames.map((kind) => ({ kind, en: stateOf(kind, 'en'), ml: stateOf(kind, 'ml') })),
  };
}

/**
 * The text of a mail of a convention, with the site's own and the versions of both languages.
 *
 * @throws NOT_FOUND
 */
export async function readMailText(
  ctx: Context,
  { conventionId, kind }: { conventionId: string; kind: MailTextKind },
): Promise<MailTextDetail> {
  await requireConvention(ctx, conventionId);
  const rows = await listTextVersions(ctx.db, conventionId, kind);
  const inLanguage = (language: Language) => ({
    ours: ourText(kind, language),
    versions: rows
      .filter((row) => row.language === language)
      .slice(0, mostVersions)
      .map((row) => ({ ...madeOf(row), subject: row.subject, body: row.body })),
  });
  return { conventionId, kind, en: inLanguage('en'), ml: inLanguage('ml') };
}

/** @throws NOT_FOUND */
export async function requireConvention(ctx: Context, conventionId: string): Promise<void> {
  if (!(await findConvention(ctx, conventionId))) throw new AppError('NOT_FOUND');
}

function madeOf({ version, changedAt, changedBy }: MailTextVersionRow) {
  return { version, changedAt: changedAt.toISOString(), changedBy };
}
