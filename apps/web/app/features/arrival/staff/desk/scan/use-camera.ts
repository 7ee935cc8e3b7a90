import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';

import { createCodeReader } from './read-code.ts';

const pauseMs = 120;

/**
 * Shows the camera at the back in `video` and calls `onCode` with each code that is in sight, once until another one is.
 * Answers a sentence when there is no picture.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): { isRunning: boolean; problem: string | undefined } {
  const [problem, setProblem] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);
  const report = useEffectEvent(onCode);
  useEffect(() => {
    const stopped = new AbortController();
    void watch(video, stopped.signal, {
      onStart: () => setIsRunning(true),
      onCode: (text) => report(text),
    }).catch((error: unknown) => {
      if (!stopped.signal.aborted) setProblem(problemOf(error));
    });
    return () => stopped.abort();
  }, [video]);
  return { isRunning, problem };
}

async function watch(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  { onStart, onCode }: { onStart: () => void; onCode: (text: string) => void },
): Promise<void> {
  // Absent without TLS.
  if (!('mediaDevices' in navigator)) throw new DOMException('No access', 'NotAllowedError');
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
    audio: false,
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted || !video.current) return stop();
  video.current.srcObject = stream;
  await video.current.play();
  onStart();
  const read = await createCodeReader();
  let last: string | undefined;
  while (!signal.aborted) {
    const { videoWidth: width, videoHeight: height } = video.current;
    const text = width > 0 ? await read(video.current, { width, height }) : undefined;
    if (text !== undefined && text !== last && !signal.aborted) onCode(text);
    last = text ?? last;
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });
  }
}

function problemOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return phrases.cameraRefused;
  return name === 'NotFoundError' || name === 'OverconstrainedError'
    ? phrases.cameraMissing
    : phrases.cameraFailed;
}
