import { useEffect, useRef, useState } from 'react';

import * as phrases from '#phrases/row-order.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

/**
 * Moves rows of a short list. Each move is shown at once, saved after those before it, announced, and keeps the focus on
 * the row; one that is refused goes back with the reason.
 */
export function useRowOrder<Row>({
  rows,
  rowKey,
  nameOf,
  onOrder,
}: {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Saves the order and refreshes the rows. */
  onOrder: (ids: readonly string[]) => Promise<unknown>;
}) {
  const [order, setOrder] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly [id: string, way: 'up' | 'down']>(undefined);
  const saving = useRef<Promise<unknown>>(undefined);
  const shown = order ? rows.toSorted((a, b) => order.indexOf(rowKey(a)) - order.indexOf(rowKey(b))) : rows;
  const ids = shown.map(rowKey);

  useEffect(() => {
    const [id, way] = wanted.current ?? [];
    wanted.current = undefined;
    if (id === undefined) return;
    const row = frame.current?.querySelector(`[data-row="${CSS.escape(id)}"]`);
    // At the end of the list the button rests; the opposite one takes the focus.
    const button =
      row?.querySelector<HTMLElement>(`[data-move="${way}"]:not(:disabled)`) ??
      row?.querySelector<HTMLElement>('[data-move]:not(:disabled)');
    button?.focus();
  });

  const move = async (id: string, to: number) => {
    const from = ids.indexOf(id);
    const row = shown[from];
    if (row === undefined || to === from || to < 0 || to >= ids.length) return;
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, id);
    wanted.current = [id, to < from ? 'up' : 'down'];
    setOrder(next);
    setSaid(phrases.isNowAt({ name: nameOf(row), place: to + 1, count: ids.length }));
    const before = saving.current;
    const saved = (async () => {
      await before?.catch(() => undefined);
      await onOrder(next);
    })();
    saving.current = saved;
    try {
      await saved;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid('');
      showToast({ message: error.message, tone: 'danger' });
    } finally {
      if (saving.current === saved) setOrder(undefined);
    }
  };
  return { frame, shown, ids, move, said };
}
