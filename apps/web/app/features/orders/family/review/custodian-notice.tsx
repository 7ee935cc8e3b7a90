import * as phrases from '#phrases/orders/family/review.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

/** For families with minors: what the convention needs of their parents, and the form for it (SPEC §2 Review). */
export function CustodianNotice({
  consentForm,
  withoutAdult,
}: {
  consentForm: string | null;
  /** True when no adult of the family attends. */
  withoutAdult: boolean;
}) {
  return (
    <>
      {withoutAdult && (
        <Callout tone="warning" title={phrases.noAdultIsAttending}>
          <p>{phrases.responsibleAdultText}</p>
        </Callout>
      )}
      <Callout tone="info" title={phrases.minorsTitle}>
        <p>
          {phrases.consentFormText}
          {consentForm && (
            <a href={consentForm} target="_blank" rel="noreferrer">
              {phrases.openTheForm}
              <span className="visually-hidden"> {phrases.inANewTab}</span>
            </a>
          )}
        </p>
      </Callout>
    </>
  );
}
