import { useSearchParams } from 'react-router';

/** The id of the open file, kept in the address; empty for none. */
export function useOpenedFile(): [string, (mediaId: string) => void] {
  const [params, setParams] = useSearchParams();
  const open = (mediaId: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (mediaId === '') next.delete('file');
        else next.set('file', mediaId);
        return next;
      },
      { preventScrollReset: true },
    );
  return [params.get('file') ?? '', open];
}
