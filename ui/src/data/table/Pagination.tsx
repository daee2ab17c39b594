import { Select } from '../../fields/Select.tsx';
import { useLanguage } from '../../root/RootContext.ts';
import { useText } from '../../text/useText.ts';
import { formatNumber } from '../../values/formatNumber.ts';
import { PageLinks } from './PageLinks.tsx';
import styles from './Pagination.module.css';
import type { PageChoice, PaginationProps } from './types.ts';

const SIZES = [20, 40, 100];

interface Props extends PaginationProps {
  /** An endless list's visible rows, from `top` up to, but not including, `bottom`. */
  inSight?: { top: number; bottom: number };
}

export function Pagination({ page, pageSize, total, pageSizes = SIZES, onChange, inSight }: Props) {
  const text = useText();
  const language = useLanguage();
  const written = (value: number) => formatNumber(value, language);
  const size = pageSize === 'all' ? Math.max(1, total) : pageSize;
  const { top, bottom } = inSight ?? { top: (page - 1) * size, bottom: page * size };
  const [from, to] = [Math.min(top + 1, total), Math.min(bottom, total)];
  // The first row in sight stays on the page that is shown next.
  const resize = (next: PageChoice['pageSize']) =>
    onChange({ pageSize: next, page: next === 'all' ? 1 : Math.floor((from - 1) / next) + 1 });
  return (
    <div className={styles.bar}>
      <span className={styles.range}>
        {text('ui.table.range', { from: written(from), to: written(to), total: written(total) })}
      </span>
      {pageSizes.length > 1 && (
        <Select
          aria-label={text('ui.table.pageSize')}
          className={styles.size ?? ''}
          value={String(pageSize)}
          options={pageSizes.map((choice) => ({
            value: String(choice),
            label: choice === 'all' ? text('ui.table.allRows') : String(choice),
          }))}
          onValueChange={(value) => resize(value === 'all' ? 'all' : Number(value))}
        />
      )}
      {pageSize !== 'all' && (
        <PageLinks
          page={page}
          pages={Math.max(1, Math.ceil(total / size))}
          onGo={(to) => onChange({ page: to, pageSize })}
        />
      )}
    </div>
  );
}
