import type {
  ConventionConfiguration,
  ReadinessIssue,
} from '@sangamam/contract/conventions/configuration/convention-configuration';
import { Link } from 'react-router';
import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/conventions/staff/configuration.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

import styles from './configuration-form.module.css';

/** Readiness issues that prevent opening registration, each a link to where it can be fixed, and possible mistakes. */
export function Readiness({ convention }: { convention: ConventionConfiguration }) {
  const { _id, missing, notices, registrationOpen } = convention;
  return (
    <>
      {missing.length > 0 ? (
        <Callout tone="warning" title={registrationOpen ? phrases.openButIncomplete : phrases.notReadyToOpen}>
          <Findings conventionId={_id} findings={missing} label={phrases.whatIsMissing} />
        </Callout>
      ) : (
        !registrationOpen && (
          <Callout tone="success" title={phrases.readyToOpen}>
            <p>{phrases.readyText}</p>
          </Callout>
        )
      )}
      {notices.length > 0 && (
        <Callout tone="info" title={phrases.isThisIntended}>
          <Findings conventionId={_id} findings={notices} label={phrases.possibleMistakes} />
        </Callout>
      )}
    </>
  );
}

function Findings({
  conventionId,
  findings,
  label,
}: {
  conventionId: string;
  findings: readonly ReadinessIssue[];
  label: string;
}) {
  return (
    <ul className={styles['findings']} aria-label={label}>
      {findings.map((finding) => (
        <li key={`${finding.id} ${finding.message}`}>
          <Link to={fixPath(conventionId, finding)}>{finding.message}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The page where a readiness issue can be fixed. */
function fixPath(conventionId: string, { place, id }: ReadinessIssue): string {
  switch (place) {
    case 'facts':
      return adminPaths.conventionFacts(conventionId);
    case 'treasurer':
      return `${adminPaths.conventionFacts(conventionId)}#treasurer`;
    case 'packages':
      return adminPaths.conventionPackage(conventionId, id);
    case 'addons':
      return adminPaths.conventionAddon(conventionId, id);
    case 'hotel':
      return adminPaths.hotelSettings;
    case 'hotel-block':
      return adminPaths.hotelBlock;
    case 'malayalam':
      return adminPaths.conventionMalayalam(conventionId);
    case 'pages':
      return adminPaths.pages;
    case 'staff':
      return adminPaths.staff;
    case 'local-units':
      return adminPaths.localUnits;
  }
}
