/** The styles of `/docs`: ivory cloth, gold border, temple green; follows the reader's light or dark scheme. */
export const docsStyle = `
:root{color-scheme:light dark;--paper:#fbf7ee;--card:#fffdf8;--ink:#23302b;--soft:#474f48;--line:#e4d9be;--gold:#b28a2e;--green:#12513b;--code:#f3ecdb}
@media (prefers-color-scheme:dark){:root{--paper:#14201b;--card:#1a2923;--ink:#ece6d6;--soft:#c3cbc4;--line:#33453c;--gold:#d8b45c;--green:#8fd1b3;--code:#22332b}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
header{border-top:6px solid var(--gold);border-bottom:1px solid var(--line);padding:2.5rem 1.5rem 1.5rem;background:var(--card)}
header>*{max-width:57rem;margin-inline:auto}
main{max-width:60rem;margin-inline:auto}
h1{margin-block:0;font-size:2rem;color:var(--green)}
h2{margin:3rem 0 1rem;padding-bottom:.25rem;border-bottom:2px solid var(--gold);color:var(--green)}
h3{margin:0;font-size:1rem;font-weight:600;display:flex;gap:.75rem;align-items:baseline;flex-wrap:wrap}
h4{margin:1.25rem 0 .4rem;font-size:.8rem;letter-spacing:.06em;text-transform:uppercase;color:var(--soft)}
main{padding:0 1.5rem 6rem}
nav ul{display:flex;flex-wrap:wrap;gap:.4rem 1rem;list-style:none;margin:1.25rem 0 0;padding:0}
a{color:var(--green)}
.call{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem 1.25rem;margin:0 0 1rem}
.method{font:700 .78rem/1.8 ui-monospace,monospace;min-width:4.2rem;text-align:center;border-radius:6px;padding:0 .5rem;background:var(--green);color:var(--card)}
.method.get{background:transparent;color:var(--green);box-shadow:inset 0 0 0 1.5px var(--green)}
.method.delete{background:#9c2f22;color:#fff}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}
h3 a{text-decoration:none;color:inherit}
h3 a:hover{text-decoration:underline}
.summary{margin:.5rem 0 0}
.access{margin:.25rem 0 0;color:var(--soft);font-size:.9rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line)}
th{font-weight:600;color:var(--soft)}
td:first-child{white-space:nowrap}
details{margin-top:.75rem}
summary{cursor:pointer;color:var(--green);font-weight:600;font-size:.9rem;padding:.5rem 0}
`;
