import { useEffect, useState } from 'react';

const pauseMs = 300;

/** What is typed of a change, once there is a pause in the typing. */
interface Settled<Body> {
  /** Undefined while nothing is different. */
  body: Body | undefined;
  /** False while something was typed that is not in `body` yet. */
  isSettled: boolean;
}

/** What the server says of it. */
interface Preview<Outcome> {
  data: Outcome | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A change as it is typed, with what it would do. */
export interface Planned<Body, Outcome> {
  /** What it is about; undefined while nothing is different. */
  body: Body | undefined;
  outcome: Outcome | undefined;
  error: Error | null;
  /** False while something was typed that is not worked out yet. */
  isCurrent: boolean;
  /** Works it out again, after somebody else changed the registration. */
  again: () => void;
}

/** Waits for a pause in the typing; `typed` is undefined while nothing is different. */
export function useSettled<Body>(typed: Body | undefined): Settled<Body> {
  const wanted = JSON.stringify(typed ?? null);
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return { body: (JSON.parse(settled) as Body | null) ?? undefined, isSettled: settled === wanted };
}

/** What a change would do, by the preview that was asked of the server for its `body`. */
export function plannedBy<Body, Outcome>(
  { body, isSettled }: Settled<Body>,
  { data, error, isFetching, refetch }: Preview<Outcome>,
): Planned<Body, Outcome> {
  return {
    body,
    outcome: body === undefined ? undefined : data,
    error: body === undefined ? null : error,
    isCurrent: isSettled && !isFetching,
    again: () => void refetch(),
  };
}
