declare global {
  interface Window {
    /** Answers that a page asked for before its scripts had come, by URL, each with the token that asked; emptied when taken. */
    sangamamEarly?: Record<string, { token: string; answer: Promise<Response> }>;
  }
}

/**
 * The answer to a read that the document's first script has asked for already, so that it is not asked twice; each is taken
 * once. Undefined where there is none, where it is a refusal or was lost, and for another session: the call is sent then.
 */
export function takeEarlyAnswer(url: string, token?: string): Promise<Response | undefined> | undefined {
  const early = window.sangamamEarly?.[url];
  if (!early || early.token !== token) return undefined;
  early.token = '';
  return early.answer.then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
}
