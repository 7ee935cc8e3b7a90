import { sessionKey, type Session } from '#web/lib/session/session.ts';

/**
 * A script that runs while a page still waits for its own scripts: it asks at once for what the page will show, keeps the answers
 * for it (`takeEarlyAnswer`), and writes a first fact into the element before it. It writes text only; what it cannot read it
 * leaves to the page. Nothing is asked without a session of this type.
 *
 * @param own what `body` needs of the page's own modules, as JSON
 * @param body statements that may use `own`, `session`, `place` (the element before the script), `ask(address)`, which asks once
 * and keeps the answer, `read(address)`, which asks and gives the answer's `data`, and `add(parent, name, text, css)`
 */
export function earlyScript(type: Session['type'], own: object, body: string): string {
  const facts = JSON.stringify({ ...own, sessionKey, type }).replaceAll('<', String.raw`\u003c`);
  return `(function(own,place){try{
var session=JSON.parse(localStorage.getItem(own.sessionKey));
if(!session||!session.token||!session.userId||session.type!==own.type)return;
var early=window.sangamamEarly={};
var ask=function(address){
  early[location.origin+address]={token:session.token,answer:fetch(address,{headers:{accept:"application/json",authorization:"Bearer "+session.token}})};
  return early[location.origin+address].answer;
};
var read=function(address){return ask(address).then(function(response){return response.clone().json()}).then(function(body){return body.data})};
var add=function(parent,name,text,css){
  var element=parent.appendChild(document.createElement(name));
  if(text)element.textContent=text;
  if(css)element.className=css;
  return element;
};
var leave=function(){};
${body}
}catch(error){}})(${facts},document.currentScript.previousElementSibling)`;
}
