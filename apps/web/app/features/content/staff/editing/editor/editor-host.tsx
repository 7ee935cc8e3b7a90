import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';
import type { DesignType } from '@sangamam/contract/content/page-kinds';
import { useCallback, useEffect, useState } from 'react';

import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { usePageChanges, usePage } from '../api.ts';
import { PageEditor } from './page-editor.tsx';
import { SurroundingsContext, type Surroundings } from './surroundings.ts';

/** Loads a page and shows its editor. */
export function EditorHost({
  designType,
  surroundings,
}: {
  designType: DesignType;
  surroundings: Surroundings;
}) {
  const query = usePage(designType);
  return (
    <SurroundingsContext value={surroundings}>
      <Loaded query={query}>{(latest) => <Table key={designType} latest={latest} />}</Loaded>
    </SurroundingsContext>
  );
}

function Table({ latest }: { latest: PageDetail }) {
  const changes = usePageChanges(latest.designType);
  const [start, setStart] = useState({ detail: latest, turn: 0 });
  const reload = useCallback(() => setStart(({ turn }) => ({ detail: latest, turn: turn + 1 })), [latest]);
  useEffect(() => {
    // The focused element is gone with the previous page.
    if (start.turn > 0 && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main')?.focus();
    }
  }, [start.turn]);
  return (
    <PageEditor key={start.turn} start={start.detail} latest={latest} changes={changes} onReload={reload} />
  );
}
