import { useNavigate } from 'react-router';

import * as phrases from '#phrases/shell.ts';
import { paths } from '#web/config/paths.ts';
import { runLogOut } from '#web/lib/session/logging-out.ts';

/** Ends the session here and on the server, then shows the login page (SPEC §4), unless `mayLeave` says no. */
export function LogOutButton({
  className,
  mayLeave,
}: {
  className?: string | undefined;
  /** Asks the person where something would be left behind. */
  mayLeave?: (() => Promise<boolean>) | undefined;
}) {
  const navigate = useNavigate();
  const leave = async () => {
    if (mayLeave && !(await mayLeave())) return;
    // Loaded on demand, to keep the API client and the contract out of public pages.
    const { logOut } = await import('#web/lib/session/log-out.ts');
    await runLogOut(async () => {
      logOut();
      await navigate(paths.login());
    });
  };
  return (
    <button type="button" className={className} onClick={() => void leave()}>
      {phrases.logout}
    </button>
  );
}
