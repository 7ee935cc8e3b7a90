/** Ways in which a call fails without a refusal by the server: the name of each, and the response that arrives. */
export const waysWithoutAnswer: readonly (readonly [name: string, arrives: () => Promise<Response>])[] = [
  ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an empty 500 arrives', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['the page of a 502 arrives', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))],
  ['{ success: false } alone arrives', () => Promise.resolve(Response.json({ success: false }))],
];

/** Makes every later call of the test end with `arrives`. */
export function leaveWithoutAnswer(arrives: () => Promise<Response>): void {
  globalThis.fetch = arrives;
}

/** The explanation below the form's error message: what is known, and what to do. */
export const whatIsKnown = /^(?:We couldn't reach the server|The server didn't say what happened)\. Please/u;
