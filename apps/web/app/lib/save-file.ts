import type { DownloadedFile } from './api/download-endpoint.ts';

/** Saves a file as a browser download. */
export function saveFile({ name, bytes }: DownloadedFile): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next task the browser has read the bytes.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
