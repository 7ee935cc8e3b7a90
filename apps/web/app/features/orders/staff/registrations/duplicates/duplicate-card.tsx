import { adminPaths } from '@sangamam/contract/admin-paths';
import type {
  DuplicateFamilies,
  DuplicateSide,
} from '@sangamam/contract/orders/registrations/duplicate-admin-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useId } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/orders/staff/duplicates.ts';
import * as mergePhrases from '#phrases/orders/staff/merge.ts';
import { OrderStatusBadge } from '#web/domain/orders/order-badges.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { thenSay } from '#web/ui/feedback/toast/then-say.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useMarkFamiliesDistinct } from './api.ts';
import styles from './duplicates.module.css';

/** Two registrations side by side, the people whom they may have in common and why, and what can be done with them. */
export function DuplicateCard({ families: { first, second, people } }: { families: DuplicateFamilies }) {
  const id = useId();
  const isDistinct = people.every((pair) => pair.isDistinct);
  return (
    <Card as="li" labelledBy={id} className={styles['card']}>
      <h2 id={id} className="visually-hidden">
        {phrases.cardTitle({ first: heardOf(first), second: heardOf(second) })}
      </h2>
      <div className={styles['sides']}>
        <Side side={first} />
        <Side side={second} />
      </div>
      <div>
        <h3 className={styles['heading']}>{phrases.evidence}</h3>
        <ul className={styles['people']}>
          {people.map(({ participantId, otherParticipantId, name, otherName, same }) => (
            <li key={`${participantId} ${otherParticipantId}`} className={styles['person']}>
              <strong>{phrases.pairLine({ name, otherName })}</strong>
              <span className={styles['sub']}>{phrases.sameSigns({ signs: signsText(same) })}</span>
            </li>
          ))}
        </ul>
      </div>
      <MarkDistinct first={first} second={second} isDistinct={isDistinct} />
    </Card>
  );
}

/** One of the two: whose it is, how it stands, and what was paid. */
export function Side({ side }: { side: DuplicateSide }) {
  const { _id, localUnitName, people, status, registrationStatus } = side;
  const { submittedAt, createdAt, balance, currency } = side;
  return (
    <div className={styles['side']}>
      <Link to={adminPaths.registration(_id)} className={styles['name']} aria-label={heardOf(side)}>
        {nameOf(side)}
      </Link>
      <span className={styles['sub']}>
        {phrases.sideLine({ number: numberOf(side), unit: localUnitName })}
      </span>
      <OrderStatusBadge status={status} decision={registrationStatus} />
      <span>{phrases.attending(people)}</span>
      <span className={styles['sub']}>
        {submittedAt === null
          ? phrases.begun({ day: shortInstant(createdAt) })
          : phrases.sent({ day: shortInstant(submittedAt) })}
      </span>
      {balance && (
        <span>
          {phrases.received({
            received: formatMoney(balance.received, currency),
            total: formatMoney(balance.total, currency),
          })}
        </span>
      )}
    </div>
  );
}

const nameOf = ({ registrantName, familyName }: DuplicateSide) =>
  [registrantName, familyName].filter(Boolean).join(', ');

const numberOf = ({ permConvRegNo, tmpConvRegNo }: DuplicateSide) => permConvRegNo ?? tmpConvRegNo;

/** Two that may be one often have one name: whoever hears the page tells them apart by their numbers. */
const heardOf = (side: DuplicateSide) => `${nameOf(side)} (${numberOf(side)})`;

const signsText = (same: DuplicateFamilies['people'][number]['same']) =>
  new Intl.ListFormat('en-US').format(same.map((sign) => phrases.signs[sign]));

/** Leads to the merge. A registration that was sent stays; of two such, the older one unless staff swap them. */
function MergeLink({ first, second }: { first: DuplicateSide; second: DuplicateSide }) {
  const [stays, ends] =
    first.submittedAt === null && second.submittedAt !== null ? [second, first] : [first, second];
  if (stays.submittedAt === null) return null;
  return (
    <LinkButton
      to={adminPaths.mergeRegistrations(stays._id, ends._id)}
      aria-label={mergePhrases.aboutFamilies({ first: heardOf(first), second: heardOf(second) })}
    >
      {mergePhrases.merge}
    </LinkButton>
  );
}

/** Tells the two apart, or takes that back. */
function MarkDistinct({
  first,
  second,
  isDistinct,
}: {
  first: DuplicateSide;
  second: DuplicateSide;
  isDistinct: boolean;
}) {
  const mark = useMarkFamiliesDistinct({ orderId: first._id, otherOrderId: second._id });
  const verb = isDistinct ? phrases.maybeTheSame : phrases.notTheSame;
  return (
    <>
      <Row>
        {!isDistinct && <MergeLink first={first} second={second} />}
        <Button
          variant="secondary"
          loading={mark.isPending}
          aria-label={phrases.aboutFamilies({ verb, first: heardOf(first), second: heardOf(second) })}
          onClick={() =>
            thenSay(mark.mutateAsync(!isDistinct), isDistinct ? phrases.markedOpen : phrases.markedDistinct)
          }
        >
          {verb}
        </Button>
      </Row>
      {mark.error instanceof ApiError && (
        <Callout tone="danger" live>
          <p>{mark.error.code === 'CONFLICT' ? phrases.noLongerAlike : mark.error.message}</p>
        </Callout>
      )}
    </>
  );
}
