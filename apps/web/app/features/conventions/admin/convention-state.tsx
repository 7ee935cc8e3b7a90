import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

/** Where a convention stands for families. */
export function ConventionState({
  convention: { active, registrationOpen },
}: {
  convention: { active: boolean; registrationOpen: boolean };
}) {
  if (registrationOpen) return <StatusBadge tone="done">Registration open</StatusBadge>;
  if (active) return <StatusBadge tone="stopped">Registration closed</StatusBadge>;
  return <StatusBadge tone="neutral">In preparation</StatusBadge>;
}
