import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { useRef, useState } from 'react';

/** What is selected in the list. */
export interface Picks {
  picked: readonly RegistrationRow[];
  isPicked: (id: string) => boolean;
  /** Selects a row or not; with `extend`, all rows of the page from the one that was clicked before. */
  pick: (row: RegistrationRow, on: boolean, extend: boolean) => void;
  pickAll: (rows: readonly RegistrationRow[]) => void;
  /** Takes these out of the selection. */
  drop: (rows: readonly RegistrationRow[]) => void;
  clear: () => void;
}

/** Selects registrations that can be decided; the selection stays while other pages of the list are shown. */
export function usePicks(page: readonly RegistrationRow[]): Picks {
  const [picked, setPicked] = useState<readonly RegistrationRow[]>([]);
  const last = useRef<string>(undefined);
  const change = (rows: readonly RegistrationRow[], on: boolean) => {
    const ids = new Set(rows.map(({ _id }) => _id));
    setPicked((before) => [...before.filter(({ _id }) => !ids.has(_id)), ...(on ? rows : [])]);
  };
  return {
    picked,
    isPicked: (id) => picked.some(({ _id }) => _id === id),
    pick: (row, on, extend) => {
      const [from, to] = [last.current, row._id].map((id) => page.findIndex(({ _id }) => _id === id));
      last.current = row._id;
      const isRange = extend && from !== undefined && to !== undefined && from >= 0 && to >= 0;
      const rows = isRange ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
      change(
        rows.filter(({ canBeApproved }) => canBeApproved),
        on,
      );
    },
    pickAll: (rows) => change(rows, true),
    drop: (rows) => change(rows, false),
    clear: () => setPicked([]),
  };
}
