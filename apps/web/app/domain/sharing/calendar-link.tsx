import * as phrases from '#phrases/domain/sharing.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

/** Downloads the days of a convention for the calendar of the phone or computer. */
export function CalendarLink({
  conventionId,
  size = 'sm',
}: {
  conventionId: string;
  /** `md` beside buttons of the page, `sm` among ways to share. */
  size?: 'sm' | 'md';
}) {
  return (
    <LinkButton
      to={paths.conventionCalendar(conventionId)}
      variant="secondary"
      size={size}
      icon="calendar"
      reloadDocument
      download
    >
      {phrases.addToCalendar}
    </LinkButton>
  );
}
