import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/renderUi.tsx';
import { Pagination } from './Pagination.tsx';
import { pageNumbers } from './pageNumbers.ts';

describe('Pagination', () => {
  it('says where one is and goes elsewhere', async () => {
    const onChange = jest.fn();
    await renderUi(<Pagination page={4} pageSize={20} total={1221} onChange={onChange} />);
    expect(screen.getByText('61–80 of 1,221')).toBeVisible();
    expect(screen.getByRole('button', { name: '4' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onChange).toHaveBeenCalledWith({ page: 5, pageSize: 20 });
  });

  it('keeps the first row in sight when the size of the page changes', async () => {
    const onChange = jest.fn();
    await renderUi(<Pagination page={4} pageSize={20} total={1221} onChange={onChange} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '40');
    expect(onChange).toHaveBeenCalledWith({ page: 2, pageSize: 40 });
  });

  it.each([
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 9, '1 2 3 4 5 gapAfter 9'],
    [5, 9, '1 gapBefore 4 5 6 gapAfter 9'],
    [9, 9, '1 gapBefore 5 6 7 8 9'],
    [4, 7, '1 2 3 4 5 6 7'],
  ])('on page %d of %d offers %s', (page, pages, offered) => {
    expect(pageNumbers(page, pages).join(' ')).toBe(offered);
  });
});
