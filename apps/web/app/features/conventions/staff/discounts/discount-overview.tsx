import { adminPaths } from '@sangamam/contract/admin-paths';
import type { DiscountCode } from '@sangamam/contract/conventions/discounts/discount-draft';

import * as phrases from '#phrases/conventions/staff/discounts.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { GlanceSection } from '#web/ui/data/glance/glance.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { saveCodes } from './discount-csv.ts';
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
      <GlanceSection
        title={phrases.codes}
        action={
          <LinkButton
            variant="secondary"
            size="sm"
            icon="plus"
            to={adminPaths.conventionDiscount(conventionId)}
          >
            {phrases.addCodes}
          </LinkButton>
        }
      >
        <DiscountList conventionId={conventionId} caption={phrases.codesWithTheirUses} codes={single} />
      </GlanceSection>
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
