import type { AnswerBody, LinkedQuestion } from '@sangamam/contract/casework/questions/question';

import { ApiError, isRefusal } from '#web/lib/api/api-error.ts';
import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';

/** What a mailed link leads to: its question, nothing (any more), or unknown for now. */
export type LinkStatus = { kind: 'seen'; question: LinkedQuestion } | { kind: 'dead' } | { kind: 'unknown' };

const endpoints = () => import('@sangamam/contract/casework/questions/question-endpoints');

/** Looks at a link without using it up. */
export async function lookAtQuestion(token: string, signal: AbortSignal): Promise<LinkStatus> {
  try {
    const endpoint = async () => (await endpoints()).getLinkedQuestion;
    return { kind: 'seen', question: await lazyCallEndpoint(endpoint, { params: { token } }, { signal }) };
  } catch (error) {
    if (isRefusal(error, 'INVALID_TOKEN') || isRefusal(error, 'RQST_PARAMS_INVALID')) return { kind: 'dead' };
    if (error instanceof ApiError) return { kind: 'unknown' };
    throw error;
  }
}

/** Sends the answer by a link; answers how the question stands then. */
export async function answerByLink(token: string, body: AnswerBody): Promise<LinkedQuestion> {
  const endpoint = async () => (await endpoints()).answerLinkedQuestion;
  return lazyCallEndpoint(endpoint, { params: { token }, body });
}
