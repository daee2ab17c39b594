import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../actions/Button.tsx';
import { IconButton } from '../../actions/IconButton.tsx';
import { useLanguage } from '../../root/RootContext.ts';
import { useText } from '../../text/useText.ts';
import { formatNumber } from '../../values/formatNumber.ts';
import styles from './Pagination.module.css';
import { pageNumbers } from './pageNumbers.ts';

interface PageLinksProps {
  page: number;
  pages: number;
  onGo: (page: number) => void;
}

export function PageLinks({ page, pages, onGo }: PageLinksProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <nav aria-label={text('ui.table.pages')} className={styles.pages}>
      <IconButton
        size="sm"
        icon={<ChevronLeft size={16} />}
        label={text('ui.table.previous')}
        disabled={page <= 1}
        onClick={() => onGo(page - 1)}
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
            onClick={() => onGo(entry)}
          >
            {formatNumber(entry, language)}
          </Button>
        ),
      )}
      <IconButton
        size="sm"
        icon={<ChevronRight size={16} />}
        label={text('ui.table.next')}
        disabled={page >= pages}
        onClick={() => onGo(page + 1)}
      />
    </nav>
  );
}
