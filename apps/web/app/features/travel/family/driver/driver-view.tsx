import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { type DriverRun, driverRun } from '@sangamam/contract/travel/driver/driver-endpoints';
import { useEffect, useId } from 'react';

import * as phrases from '#phrases/travel/family/driver.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { PageSpinner } from '#web/ui/primitives/spinner/spinner.tsx';

import { DriverFamilyCard } from './driver-family-card.tsx';
import { useDriverRun } from './driver-run.ts';
import styles from './driver.module.css';
import { useDriverActs, withWaiting } from './use-driver-acts.ts';

/** A part of the token: the whole one is only in the address. */
const keyOf = (token: string) => `sangamam.driver.run.${token.slice(0, 12)}`;

/** Keeps a run in this tab, for when the page comes back and the server cannot be asked. It holds names and phone numbers. */
function keepRun(token: string, run: DriverRun): void {
  try {
    sessionStorage.setItem(keyOf(token), JSON.stringify(run));
  } catch {
    // A browser that stores nothing shows the run while the page is open.
  }
}

/** The run as this tab saw it last. */
function keptRun(token: string): DriverRun | undefined {
  try {
    return driverRun.safeParse(JSON.parse(sessionStorage.getItem(keyOf(token)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Forgets it: the link does not work any more. */
function forgetRun(token: string): void {
  try {
    sessionStorage.removeItem(keyOf(token));
  } catch {
    // Nothing was stored.
  }
}

/** The page of a driver: one run, its families, and what waits to be sent. */
export function DriverView({ token }: { token: string }) {
  const run = useDriverRun(token);
  const isGone = isRefusal(run.error, 'NOT_FOUND') || isRefusal(run.error, 'RQST_PARAMS_INVALID');
  const { data } = run;
  useEffect(() => {
    if (isGone) forgetRun(token);
    else if (data) keepRun(token, data);
  }, [isGone, data, token]);
  if (isGone) {
    return (
      <Page narrow title={phrases.shuttleRun}>
        <EmptyState title={phrases.noLongerThere}>
          <p>{phrases.linkGoneText}</p>
        </EmptyState>
      </Page>
    );
  }
  // The page came back where the server cannot be asked: what this tab saw last, until it can.
  const shown = data ?? (run.isError ? keptRun(token) : undefined);
  const title = shown ? phrases.titles[shown.direction]({ airport: shown.airportName }) : phrases.shuttleRun;
  return (
    <Page narrow title={title} intro={shown?.conventionName}>
      {shown ? (
        <Run run={shown} token={token} isStale={run.isError} />
      ) : (
        <Loaded query={run} skeleton={<PageSpinner label={phrases.loading} />}>
          {() => null}
        </Loaded>
      )}
    </Page>
  );
}

function Run({ run, token, isStale }: { run: DriverRun; token: string; isStale: boolean }) {
  const heading = useId();
  const { waiting, say } = useDriverActs(token);
  const families = run.families.map((family) => withWaiting(family, waiting));
  const passengers = families.reduce((sum, family) => sum + family.passengers, 0);
  const picked = families
    .filter(({ state }) => state === 'PICKED_UP')
    .reduce((sum, family) => sum + family.passengers, 0);
  return (
    <>
      <Facts
        facts={[
          {
            name: phrases.leaves,
            value: phrases.dayAndTime({ day: formatDate(run.day), time: run.departsAt }),
          },
          { name: phrases.meetingPoint, value: run.meetingPoint },
          { name: phrases.passengers, value: phrases.pickedUpOf({ picked, of: passengers }) },
        ]}
      />
      {waiting.length > 0 ? (
        <Callout tone="warning" live>
          <p>{phrases.waitingToBeSent(waiting.length)}</p>
        </Callout>
      ) : (
        <output className={styles['sent']}>{isStale ? phrases.lastKnown : phrases.everythingIsSent}</output>
      )}
      <p className={styles['sent']}>{phrases.keepOpen}</p>
      {run.left.length > 0 && (
        <Callout tone="warning" title={phrases.leftRunTitle}>
          <ul>
            {run.left.map(({ familyId, familyName, passengers: seats }) => (
              <li key={familyId}>
                {phrases.leftFamily({ family: familyName, passengers: phrases.passengerCount(seats) })}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <section aria-labelledby={heading}>
        <h2 id={heading}>{phrases.families}</h2>
        {families.length === 0 ? (
          <p>{phrases.nobodyYet}</p>
        ) : (
          <ul className={styles['families']}>
            {families.map((family) => (
              <DriverFamilyCard key={family.familyId} family={family} say={say} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
