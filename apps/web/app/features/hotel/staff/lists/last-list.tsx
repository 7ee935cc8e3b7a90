import { adminPaths } from '@sangamam/contract/admin-paths';
import { Link } from 'react-router';

import * as phrases from '#phrases/hotel/staff/lists.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

import { useHotelChanges, useHotelLists } from '../api.ts';
import styles from '../hotel-admin.module.css';
import { MarkSentButton } from './mark-sent-button.tsx';
import { SinceText } from './since-text.tsx';

/**
 * Above the rooming list: what changed since the last list that was sent, and whether a later one was sent as well. Nothing
 * while no list was exported.
 */
export function LastList({ conventionId }: { conventionId: string }) {
  const [latest] = useHotelLists(conventionId).data ?? [];
  const { data } = useHotelChanges(conventionId, {});
  if (!latest) return null;
  return (
    <>
      {data?.since && (
        <p className={styles['lead']}>
          <SinceText since={data.since} counts={data.counts} />{' '}
          <Link to={`${adminPaths.hotelLists}?conventionId=${conventionId}`}>{phrases.seeTheChanges}</Link>
        </p>
      )}
      {latest.sentAt === null && (
        <Callout live>
          <p>{phrases.wasItSent({ at: shortInstant(latest.exportedAt) })}</p>
          <MarkSentButton list={latest} />
        </Callout>
      )}
    </>
  );
}
