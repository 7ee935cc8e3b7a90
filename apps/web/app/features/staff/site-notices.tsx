import { spokenInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { useNotices } from './api/notices.ts';

/** What administrators should know about the installation; nothing while all is well or not known yet. */
export function SiteNotices() {
  const { data: notices } = useNotices();
  if (!notices || notices.length === 0) return null;
  return (
    <Callout tone="danger" title="The installation needs attention">
      {notices.map(({ code, message, since }) => (
        <p key={code}>
          {message} <small>Since {spokenInstant(since)}.</small>
        </p>
      ))}
    </Callout>
  );
}
