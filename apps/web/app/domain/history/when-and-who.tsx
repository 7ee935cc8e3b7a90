import * as phrases from '#phrases/domain/history.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';

/** When something was done, and by whom; without a name the site did it by itself. */
export function WhenAndWho({ at, actorName }: { at: string; actorName: string | null }) {
  return (
    <>
      <time dateTime={at}>{formatInstant(at)}</time>
      {actorName === null ? phrases.automatically : `, ${actorName}`}
    </>
  );
}
