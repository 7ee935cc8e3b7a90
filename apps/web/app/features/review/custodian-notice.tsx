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
        <Callout tone="warning" title="No adult is coming along">
          <p>
            Children need a responsible adult at the convention: somebody of 18 or over who travels with them,
            stays in the same hotel and answers for them day and night. Please name this person in the consent
            form, and with a phone number in your special requests. The registrar will ask you about it before
            approving.
          </p>
        </Callout>
      )}
      <Callout tone="info" title="Someone under 18 comes along">
        <p>
          Each minor needs a custodian consent form, signed by a parent. Please bring it to the registration
          desk.{' '}
          {consentForm && (
            <a href={consentForm} target="_blank" rel="noreferrer">
              Open the form<span className="visually-hidden"> (in a new tab)</span>
            </a>
          )}
        </p>
      </Callout>
    </>
  );
}
