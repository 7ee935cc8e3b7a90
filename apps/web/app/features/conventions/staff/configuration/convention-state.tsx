import * as phrases from '#phrases/conventions/staff/configuration.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

/** The state of a convention for families. */
export function ConventionState({
  convention: { active, registrationOpen },
}: {
  convention: { active: boolean; registrationOpen: boolean };
}) {
  if (registrationOpen) return <StatusBadge tone="done">{phrases.registrationOpen}</StatusBadge>;
  if (active) return <StatusBadge tone="stopped">{phrases.registrationClosed}</StatusBadge>;
  return <StatusBadge tone="neutral">{phrases.inPreparation}</StatusBadge>;
}
