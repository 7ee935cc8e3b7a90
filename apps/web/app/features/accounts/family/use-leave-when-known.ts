import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/language.ts';
import { paths } from '#web/config/paths.ts';
import { chosenLanguage } from '#web/lib/language/chosen-language.ts';
import { safeReturnPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';

/**
 * Redirects people who are signed in, or just signed in: to `from` if it is on this site, else staff to the admin area
 * and registrants to their account (SPEC §2).
 */
export function useLeaveWhenKnown(from: string | null = null): void {
  const type = useSession()?.type;
  const navigate = useNavigate();
  useEffect(() => {
    if (!type) return;
    const own = type === 'STAFF' ? paths.admin : paths.myAccount;
    const to = safeReturnPath(from, own);
    // The pages of the account's own language are another build, which the server has to send.
    if ((chosenLanguage() ?? phrases.language) === phrases.language) void navigate(to, { replace: true });
    else location.replace(to);
  }, [type, from, navigate]);
}
