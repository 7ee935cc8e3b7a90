import { sessionKey } from './session.ts';

/**
 * Runs before the first paint, like the color scheme's script, and marks the document as signed in or not, so that the
 * right links show although the server cannot know who is signed in.
 */
export const sessionScript = `try{var s=JSON.parse(localStorage.getItem(${JSON.stringify(sessionKey)})),d=document.documentElement.dataset;d.session=s&&s.token&&s.userId?"in":"out";if(s&&s.type==="STAFF")d.account="staff";if(s&&s.firstName)d.name=s.firstName}catch(e){}`;
