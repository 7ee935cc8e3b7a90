import { Callout } from '#web/ui/callout/callout.tsx';

/** For families with minors: what the convention needs of their parents, and the form for it (SPEC §2 Review). */
export function CustodianNotice({ consentForm }: { consentForm: string | null }) {
  return (
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
  );
}
