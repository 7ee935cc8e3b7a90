import { adminPaths } from '@sangamam/contract/admin-paths';
import type { DiscountCode } from '@sangamam/contract/conventions/discounts/discount-draft';

import * as phrases from '#phrases/conventions/staff/discounts.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { GlanceSection } from '#web/ui/data/glance/glance.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { DiscountList } from './discount-list.tsx';
import styles from './discount-list.module.css';

/** The codes of a convention: those that many families use, then each batch with its download. */
export function DiscountOverview({
  conventionId,
  codes,
}: {
  conventionId: string;
  codes: readonly DiscountCode[];
}) {
  const batches = Map.groupBy(codes, ({ batch }) => batch);
  const single = batches.get(null) ?? [];
  batches.delete(null);
  return (
    <div className={styles['page']}>
      <HeadingAction>
        <LinkButton icon="plus" to={adminPaths.conventionDiscount(conventionId)}>
          {phrases.addCodes}
        </LinkButton>
      </HeadingAction>
      <DiscountList conventionId={conventionId} caption={phrases.codesWithTheirUses} codes={single} />
      {[...batches].map(([batch, made]) => (
        <GlanceSection
          key={batch}
          title={phrases.batchOf({ batch: batch ?? '' })}
          action={
            <Button
              variant="secondary"
              size="sm"
              icon={icons.download}
              onClick={() => saveCodes(batch ?? '', made)}
            >
              {phrases.downloadCsv}
            </Button>
          }
        >
          <p>{phrases.batchUsed({ used: made.filter(({ uses }) => uses > 0).length, count: made.length })}</p>
          <DiscountList
            conventionId={conventionId}
            caption={phrases.codesOf({ batch: batch ?? '' })}
            codes={made}
          />
        </GlanceSection>
      ))}
    </div>
  );
}

/** Codes as a table for a letter or a spreadsheet. What a spreadsheet would take for a formula begins with an apostrophe. */
export function codesAsCsv(codes: readonly DiscountCode[]): string {
  const rows = codes.map(({ code, title, uses, validUntil, active }) => [
    code,
    title,
    String(uses),
    validUntil ?? '',
    active ? phrases.offered : phrases.withdrawn,
  ]);
  const header = [phrases.code, phrases.title, phrases.used, phrases.until, phrases.state];
  return [header, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
}

function quoted(text: string): string {
  const harmless = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Saves the codes of a batch as a file of the visitor's machine. */
function saveCodes(name: string, codes: readonly DiscountCode[]): void {
  // The mark tells spreadsheets that it is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', codesAsCsv(codes)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
