import { adminPaths } from '@sangamam/contract/admin-paths';
import { canChangeLetter } from '@sangamam/contract/letters/letter';
import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';
import { useState, type ReactNode } from 'react';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { usePrepareLetter } from './api.ts';
import styles from './letters.module.css';

/** The audience of a letter: who gets it, and how many do not and why, below the filters by which it was found. */
export function LetterRecipients({
  letter,
  mayFind,
  children,
}: {
  letter: LetterDetail;
  /** Whether the reader may see the list whose filters find the recipients. */
  mayFind: boolean;
  children: ReactNode;
}) {
  const { _id, preparedAt, counts, reasons, revision, state } = letter;
  const isFound = preparedAt !== null || counts.recipients > 0;
  // One that was stopped goes to those who are left.
  const gets = canChangeLetter(state) ? counts.waiting : counts.recipients;
  const without = reasons.reduce((sum, { count }) => sum + count, 0);
  const listOf = (query: string) => `${adminPaths.letterRecipients(_id)}?${query}`;
  return (
    <Card labelledBy="letter-recipients">
      <Stack>
        <div className={styles['head']}>
          <h2 id="letter-recipients">{phrases.audienceTitle}</h2>
          {canChangeLetter(state) && mayFind && <Find letterId={_id} revision={revision} isAgain={isFound} />}
        </div>
        {children}
        {isFound ? (
          <>
            <output className={styles['big']}>
              {counts.recipients + counts.without === 0
                ? phrases.nobodyMatches
                : phrases.getIt({ count: gets })}
            </output>
            {without > 0 && (
              <div>
                <p>{phrases.doNotGetIt({ count: without })}</p>
                <dl className={styles['reasons']}>
                  {reasons.map(({ reason, count }) => (
                    <div key={reason}>
                      <dt>{phrases.reasons[reason]}</dt>
                      <dd>
                        <CountLink
                          count={count}
                          to={listOf(`reason=${reason}`)}
                          what={phrases.reasons[reason]}
                        />
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            )}
            {preparedAt !== null && (
              <p className={styles['sub']}>{phrases.foundOn({ time: formatInstant(preparedAt) })}</p>
            )}
            <div>
              <LinkButton variant="secondary" size="sm" to={adminPaths.letterRecipients(_id)}>
                {phrases.whoGetsIt}
              </LinkButton>
            </div>
          </>
        ) : (
          <p>{mayFind ? phrases.notPrepared : phrases.othersFind}</p>
        )}
      </Stack>
    </Card>
  );
}

function Find({ letterId, revision, isAgain }: { letterId: string; revision: number; isAgain: boolean }) {
  const prepare = usePrepareLetter(letterId);
  const [refusal, setRefusal] = useState<string>();
  const find = async () => {
    setRefusal(undefined);
    try {
      await prepare.mutateAsync(revision);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <div>
      <Button
        variant={isAgain ? 'muted' : 'primary'}
        size={isAgain ? 'sm' : 'md'}
        loading={prepare.isPending}
        onClick={() => void find()}
      >
        {isAgain ? phrases.findAgain : phrases.find}
      </Button>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
    </div>
  );
}
