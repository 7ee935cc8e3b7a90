import * as phrases from '#phrases/domain/sharing.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton, type ButtonVariant } from '#web/ui/primitives/button/button.tsx';

/** Downloads the days of a convention for the calendar of the phone or computer. */
export function CalendarLink({
  conventionId,
  variant = 'muted',
}: {
  conventionId: string;
  variant?: ButtonVariant;
}) {
  return (
    <LinkButton
      to={paths.conventionCalendar(conventionId)}
      variant={variant}
      icon="calendar"
      reloadDocument
      download
    >
      {phrases.addToCalendar}
    </LinkButton>
  );
}
