import type { MailTextVersion } from '@sangamam/contract/mail/texts/mail-text-endpoints';

import * as phrases from '#phrases/mail/staff/texts.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { Folded } from '#web/ui/form/folded/folded.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from './texts.module.css';

/** What was saved for a mail in a language, the newest first. */
export function VersionList({
  versions,
  onChosen,
}: {
  versions: readonly MailTextVersion[];
  onChosen: (version: MailTextVersion) => void;
}) {
  return (
    <Folded title={phrases.versions} hint={phrases.versionsHint}>
      {versions.length === 0 ? (
        <p className={styles['sub']}>{phrases.noVersions}</p>
      ) : (
        <ol className={styles['versions']}>
          {versions.map((version, index) => (
            <li key={version.version}>
              <span>
                <strong>{phrases.version({ version: String(version.version) })}</strong>{' '}
                {index === 0 && <StatusBadge tone="done">{phrases.now}</StatusBadge>}
                <span className={styles['sub']}>
                  {phrases.changedByAt({
                    name: version.changedBy ?? phrases.somebody,
                    time: shortInstant(version.changedAt),
                  })}
                </span>
                <span className={styles['sub']}>{version.subject ?? phrases.ours}</span>
              </span>
              {version.body !== null && (
                <Button variant="muted" size="sm" onClick={() => onChosen(version)}>
                  {phrases.useThis}
                  <span className="visually-hidden">
                    {' '}
                    {phrases.version({ version: String(version.version) })}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Folded>
  );
}
