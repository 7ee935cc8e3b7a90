/** Repeats a call while the server is busy and answers 503, as clients do. */
export async function untilAnswered<Answer extends { codes: readonly string[] }>(
  make: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await make();
  while (answer.codes.includes('SERVICE_UNAVAILABLE')) answer = await make();
  return answer;
}
