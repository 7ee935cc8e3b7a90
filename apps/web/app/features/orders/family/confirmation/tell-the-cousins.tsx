import type { ConventionData } from '@sangamam/contract/conventions/convention';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/orders/family/confirmation.ts';
import { paths } from '#web/config/paths.ts';
import { ShareLinks } from '#web/domain/sharing/share-links.tsx';
import { useSiteOrigin } from '#web/domain/site-settings/site-facts.ts';
import { formatDateRange } from '#web/lib/text/calendar-text.ts';

import styles from './ticket.module.css';

/** Passes the convention on to relatives; the message says nothing about the registration. `children` stand in its row. */
export function TellTheCousins({
  convention,
  children,
}: {
  convention: ConventionData;
  children?: ReactNode;
}) {
  const origin = useSiteOrigin();
  const { name, startDate, endDate, location } = convention;
  return (
    <section className={styles['cousins']} aria-label={phrases.shareOf({ name })}>
      <h3>{phrases.tellTheCousins}</h3>
      <ShareLinks
        title={name}
        text={phrases.weAreComingTo({ name, days: formatDateRange(startDate, endDate), location })}
        url={`${origin}${paths.home}`}
      >
        {children}
      </ShareLinks>
    </section>
  );
}
