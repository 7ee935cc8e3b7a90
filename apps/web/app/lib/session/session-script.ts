import { sessionKey } from './session.ts';

/**
 * Runs before the first paint, like the colour scheme's script: marks the document as a visitor's or a member's, so
 * that the right links show at once although the server cannot know who is signed in.
 */
export const sessionScript = `try{var s=JSON.parse(localStorage.getItem(${JSON.stringify(sessionKey)})),d=document.documentElement.dataset;d.session=s&&s.token&&s.userId?"in":"out";if(s&&s.type==="STAFF")d.account="staff"}catch(e){}`;
