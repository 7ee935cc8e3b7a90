import * as phrases from '#phrases/ui.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './data-table.module.css';
import { shownPages } from './shown-pages.ts';

/** Pages: the first and last, and two around the current one (SPEC §9). */
export function Pager({
  page,
  totalPages,
  onPage,
}: {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}) {
  return (
    <nav aria-label={phrases.pagesOfTheList} className={styles['pager']}>
      <button
        type="button"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        aria-label={phrases.previousPage}
      >
        <Icon name="arrowLeft" />
      </button>
      {shownPages(page, totalPages).map((shown, index, all) => (
        <span key={shown} className={styles['pageSlot']}>
          {index > 0 && shown - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <button
            type="button"
            aria-label={phrases.page({ shown })}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onPage(shown)}
          >
            {shown}
          </button>
        </span>
      ))}
      <button
        type="button"
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
        aria-label={phrases.nextPage}
      >
        <Icon name="arrowRight" />
      </button>
    </nav>
  );
}
