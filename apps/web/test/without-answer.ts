/** Ways in which a call fails although nobody has refused anything: the name of each, and what arrives. */
export const waysWithoutAnswer: readonly (readonly [name: string, arrives: () => Promise<Response>])[] = [
  ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an empty 500 arrives', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['the page of a 502 arrives', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))],
  ['{ success: false } alone arrives', () => Promise.resolve(Response.json({ success: false }))],
];

/** From here on every call of the test ends like that. */
export function leaveWithoutAnswer(arrives: () => Promise<Response>): void {
  globalThis.fetch = arrives;
}

/** What the form says below the sentence: what is known, and what to do. */
export const whatIsKnown = /^(?:We couldn't reach the server|The server didn't say what happened)\. Please/u;
