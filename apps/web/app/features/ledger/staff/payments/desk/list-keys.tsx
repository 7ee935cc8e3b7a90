import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { useRef, useState, type ReactNode } from 'react';

import * as phrases from '#phrases/ledger/staff/keys.ts';
import { ShortcutHelp } from '#web/domain/shortcuts/shortcut-help.tsx';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { OpenRecord } from '#web/domain/presence/open-record.tsx';
import { ShortcutsButton } from '#web/domain/shortcuts/shortcuts-button.tsx';

import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';

import { PaymentDialog, type Action } from '../payment-actions.tsx';
import styles from './desk.module.css';

const keys = [
  ['j', phrases.nextPayment],
  ['k', phrases.previousPayment],
  ['e', phrases.recordMoney],
  ['a', phrases.approvePayment],
  ['u', phrases.undoLast],
] as const;

/** The treasurer's list by keyboard: moves from row to row, and acts on the one that has the focus. */
export function ListKeys({
  payments,
  onTouch,
  onUndo,
  children,
}: {
  payments: readonly PaymentRow[];
  /** Called before an action is asked for. */
  onTouch: (payment: PaymentRow) => void;
  onUndo: (payment: PaymentRow) => Promise<void>;
  children: ReactNode;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string>();
  const [asked, setAsked] = useState<{ paymentId: string; action: Action }>();
  const [isOpen, setIsOpen] = useState(false);
  const [isHelping, setIsHelping] = useState(false);
  const place = payments.findIndex(({ _id }) => _id === currentId);
  const current = payments[place];
  const askedPayment = payments.find(({ _id }) => _id === asked?.paymentId);
  const goTo = (next: number) => {
    const row = payments[Math.max(0, Math.min(next, payments.length - 1))];
    list.current?.querySelector<HTMLElement>(`tr[data-row="${row?._id}"] button[aria-expanded]`)?.focus();
  };
  const ask = (payment: PaymentRow, action: Action) => {
    onTouch(payment);
    setAsked({ paymentId: payment._id, action });
    setIsOpen(true);
  };
  const approval = (['receive-and-approve', 'approve'] as const).find((action) =>
    current?.actions.includes(action),
  );
  useShortcuts({
    j: () => goTo(place + 1),
    k: () => goTo(place - 1),
    '?': () => setIsHelping(true),
    ...(current?.actions.includes('receive') && { e: () => ask(current, 'receive') }),
    ...(current && approval && { a: () => ask(current, approval) }),
    ...(current?.undo && { u: () => void onUndo(current) }),
  });
  return (
    <>
      <HeadingAction>
        <ShortcutsButton onClick={() => setIsHelping(true)} />
      </HeadingAction>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- notes which row has the focus */}
      <div
        ref={list}
        className={styles['list']}
        onFocus={(event) => setCurrentId(rowOf(event.target) ?? currentId)}
      >
        {children}
      </div>
      <ShortcutHelp keys={keys} opened={isHelping} onClose={() => setIsHelping(false)} />
      {asked && askedPayment && (
        <OpenRecord kind="PAYMENT" recordId={isOpen ? askedPayment._id : undefined}>
          <PaymentDialog
            key={`${asked.paymentId} ${asked.action}`}
            action={asked.action}
            payment={askedPayment}
            opened={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </OpenRecord>
      )}
    </>
  );
}

/** The payment of whose row an element is a part. */
function rowOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('tr[data-row]')?.dataset['row'];
}
