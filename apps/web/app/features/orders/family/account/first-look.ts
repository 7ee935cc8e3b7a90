import { getUser } from '@sangamam/contract/accounts/account-endpoints';
import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { balanceStates, type BalanceState } from '@sangamam/contract/ledger/balance/balance';
import { orderStatuses, paymentStatuses, registrationStatuses } from '@sangamam/contract/orders/order-status';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';

import { language } from '#phrases/language.ts';
import * as phrases from '#phrases/orders/family/account.ts';
import { earlyScript } from '#web/lib/api/early-script.ts';

import { statusSummaryOf, type StatusSummary } from './status-summary.ts';

type Order = Parameters<typeof statusSummaryOf>[0];

/** The words of an order's status by the states that decide them, as the script looks them up. */
type Words = Record<string, Pick<StatusSummary, 'tone' | 'words'>>;

/**
 * The words of each status that is the same whatever its balance and its convention. What depends on more has no entry: it is
 * said when the page is there.
 */
function knownWords(): Words {
  const known: Words = {};
  for (const status of orderStatuses)
    for (const registrationStatus of [null, ...registrationStatuses])
      for (const paymentStatus of [null, ...paymentStatuses]) {
        const all = balanceStates.flatMap((state) =>
          [true, false].map((registrationOpen) =>
            statusSummaryOf(
              someOrder({ status, registrationStatus, paymentStatus }, state, registrationOpen),
            ),
          ),
        );
        const [first] = all;
        if (first && all.every(({ words }) => words === first.words))
          known[`${status} ${registrationStatus} ${paymentStatus}`] = {
            tone: first.tone,
            words: first.words,
          };
      }
  return known;
}

function someOrder(
  facts: Pick<Order, 'status' | 'registrationStatus' | 'paymentStatus'>,
  state: BalanceState,
  registrationOpen: boolean,
): Order {
  const balance = { state, total: 0, received: 0, open: 0, over: 0, method: null, dueDate: null };
  const conventionData = {
    registrationOpen,
    conventionDeadline: '2000-01-01',
    endDate: '9999-12-31',
    location: '',
  };
  return { ...facts, currency: 'USD', balance, conventionData } as unknown as Order;
}

/** What calls add to their address in this build, as `callEndpoint` writes it. */
function askedIn(sign: '?' | '&'): string {
  return language === 'en' ? '' : `${sign}language=${language}`;
}

/** The outline of My Account as HTML: its title, room for the registrations, and the script that fills it. */
export function firstLook(styles: Readonly<Record<string, string | undefined>>) {
  const script = firstLookScript({ card: styles['card'] ?? '', status: styles['status'] ?? '' });
  return ({ title, nonce = '' }: { title: string; nonce?: string | undefined }) =>
    `<div class="${styles['outline']}"><p class="${styles['title']}">${title}</p><div class="${styles['cards']}"></div>` +
    `<script nonce="${nonce}">${script}</script></div>`;
}

/**
 * Writes each registration's convention, number and status.
 *
 * @param classes the names of the classes of a card and of its status
 */
function firstLookScript(classes: { card: string; status: string }): string {
  const own = {
    history: listOrderHistory.path,
    others: [getUser.path, listOpenConventions.path + askedIn('?')],
    askedIn: askedIn('&'),
    number: phrases.registrationNumber,
    words: knownWords(),
    ...classes,
  };
  return earlyScript(
    'REGISTRANT',
    own,
    `read(own.history+"?"+new URLSearchParams({userId:session.userId})+own.askedIn).then(function(orders){
  var today=new Date().toISOString().slice(0,10);
  orders.filter(function(order){return order.parentOrderId===null&&order.conventionData.endDate>=today}).forEach(function(order){
    var card=add(place,"div","",own.card);
    add(card,"strong",order.conventionData.name);
    var known=order.questions.length===0&&own.words[order.status+" "+order.registrationStatus+" "+order.paymentStatus];
    if(known)add(card,"p",known.words,own.status).dataset.tone=known.tone;
    add(add(card,"p",own.number+" "),"strong",order.permConvRegNo||order.tmpConvRegNo);
  });
}).catch(leave);
own.others.forEach(function(path){ask(path.replace("{id}",encodeURIComponent(session.userId))).catch(leave)});`,
  );
}
