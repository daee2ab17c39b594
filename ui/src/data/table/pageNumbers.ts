export type PageEntry = number | 'gapBefore' | 'gapAfter';

/** First, last, and the pages around the current one; a gap replaces two pages or more. */
export function pageNumbers(page: number, pages: number): PageEntry[] {
  const first = Math.max(2, Math.min(page - 1, pages - 4));
  const last = Math.min(pages - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const before: PageEntry[] = first > 3 ? [1, 'gapBefore'] : first === 3 ? [1, 2] : [1];
  const after: PageEntry[] = last < pages - 2 ? ['gapAfter', pages] : last === pages - 2 ? [pages - 1, pages] : [pages];
  return pages === 1 ? [1] : [...before, ...middle, ...after];
}
