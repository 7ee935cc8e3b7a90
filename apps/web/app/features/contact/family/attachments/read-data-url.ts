/** A file as the data-URL that the payload carries. @throws DOMException when it cannot be read (any more) */
export function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new DOMException('unreadable')));
    reader.readAsDataURL(file);
  });
}
