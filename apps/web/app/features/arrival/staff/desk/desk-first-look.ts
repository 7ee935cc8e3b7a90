import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import { countArrivals, listDeskConventions } from '@sangamam/contract/arrival/desk/desk-endpoints';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { conventionParameter } from '#web/domain/conventions/use-convention.ts';
import { storedConventionKey } from '#web/domain/conventions/stored-convention.ts';
import { earlyScript } from '#web/lib/api/early-script.ts';

/**
 * How many are here, as HTML with room for the figure and the script that asks for it. A device that has opened the desk
 * before asks for the figure together with the conventions: a second call would wait behind the page's scripts.
 */
export function deskFirstLook(styles: Readonly<Record<string, string | undefined>>) {
  const [before, between, after] = phrases.hereOf({ here: 1, expected: 2 }).split(/[12]/u);
  const own = {
    conventions: listDeskConventions.path,
    counts: countArrivals.path,
    self: getStaffSelf.path,
    names: ['convention', conventionParameter],
    stored: storedConventionKey,
    words: [before, between, after],
  };
  const script = earlyScript(
    'STAFF',
    own,
    `var params=new URLSearchParams(location.search);
if(params.get("family"))return;
ask(own.self).catch(leave);
var count=function(id){return read(own.counts+"?"+new URLSearchParams({conventionId:id}))};
var wanted=own.names.map(function(name){return params.get(name)}).concat(localStorage.getItem(own.stored)).filter(Boolean)[0];
var counted=wanted&&count(wanted).catch(leave);
read(own.conventions).then(function(conventions){
  if(conventions.some(function(one){return one._id===wanted}))return counted;
  return conventions[0]&&count(conventions[0]._id);
}).then(function(counts){
  if(!counts)return;
  add(place,"dt",place.dataset.label);
  add(place,"dd",own.words[0]+counts.here+own.words[1]+counts.expected+own.words[2]);
}).catch(leave);`,
  );
  return (nonce = '') =>
    `<dl class="${styles['counters']}"><div data-label="${phrases.peopleHere}"></div><script nonce="${nonce}">${script}</script></dl>`;
}
