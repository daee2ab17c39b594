import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../actions/Button.tsx';
import { IconButton } from '../../actions/IconButton.tsx';
import { Select } from '../../fields/Select.tsx';
import { useLanguage } from '../../root/RootContext.ts';
import { useText } from '../../text/useText.ts';
import { formatNumber } from '../../values/formatNumber.ts';
import styles from './Pagination.module.css';
import { pageNumbers } from './pageNumbers.ts';
import type { PaginationProps } from './types.ts';

const SIZES = [20, 40, 100];

export function Pagination({ page, pageSize, total, pageSizes = SIZES, onChange }: PaginationProps) {
  const text = useText();
  const language = useLanguage();
  const written = (value: number) => formatNumber(value, language);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const go = (to: number) => onChange({ page: to, pageSize });
  const [from, to] = [Math.min((page - 1) * pageSize + 1, total), Math.min(page * pageSize, total)];
  return (
    <div className={styles.bar}>
      <span className={styles.range}>
        {text('ui.table.range', { from: written(from), to: written(to), total: written(total) })}
      </span>
      <Select
        aria-label={text('ui.table.pageSize')}
        className={styles.size ?? ''}
        value={String(pageSize)}
        options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
        // The first row of this page stays on the page that is shown next.
        onValueChange={(size) => onChange({ pageSize: Number(size), page: Math.floor((from - 1) / Number(size)) + 1 })}
      />
      <nav aria-label={text('ui.table.pages')} className={styles.pages}>
        <IconButton
          size="sm"
          icon={<ChevronLeft size={16} />}
          label={text('ui.table.previous')}
          disabled={page <= 1}
          onClick={() => go(page - 1)}
        />
        {pageNumbers(page, pages).map((entry) =>
          typeof entry === 'string' ? (
            <span key={entry} aria-hidden="true" className={styles.gap}>
              …
            </span>
          ) : (
            <Button
              key={entry}
              size="sm"
              kind="text"
              className={styles.page}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => go(entry)}
            >
              {written(entry)}
            </Button>
          ),
        )}
        <IconButton
          size="sm"
          icon={<ChevronRight size={16} />}
          label={text('ui.table.next')}
          disabled={page >= pages}
          onClick={() => go(page + 1)}
        />
      </nav>
    </div>
  );
}
