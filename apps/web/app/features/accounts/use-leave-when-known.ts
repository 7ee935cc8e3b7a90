import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { safeReturnPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';

/**
 * Takes whoever is signed in, or signs in just now, onward: to `from` when it is a page of ours, else staff to the back
 * office and registrants to their account (SPEC §2).
 */
export function useLeaveWhenKnown(from: string | null = null): void {
  const type = useSession()?.type;
  const navigate = useNavigate();
  useEffect(() => {
    if (!type) return;
    const own = type === 'STAFF' ? paths.admin : paths.myAccount;
    void navigate(safeReturnPath(from, own), { replace: true });
  }, [type, from, navigate]);
}
