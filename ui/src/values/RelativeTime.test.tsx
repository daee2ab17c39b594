import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const now = new Date('2025-03-05T12:00:00Z');

async function shown(iso: string, language = 'en') {
  const { container } = await renderUi(<RelativeTime iso={iso} now={now} />, { language });
  const time = container.querySelector('time');
  return { text: time?.firstChild?.textContent, exact: time?.title };
}

describe('RelativeTime', () => {
  it.each([
    ['2025-03-05T11:59:40Z', 'now'],
    ['2025-03-05T11:58:00Z', '2 minutes ago'],
    ['2025-03-05T09:00:00Z', '3 hours ago'],
    ['2025-03-04T10:00:00Z', 'yesterday'],
    ['2025-03-08T12:00:00Z', 'in 3 days'],
    ['2025-01-01T12:00:00Z', '2 months ago'],
  ])('says of %s: %s', async (iso, text) => {
    expect((await shown(iso)).text).toBe(text);
  });

  it('LG-3 follows the language', async () => {
    expect((await shown('2025-03-05T09:00:00Z', 'zh-cn')).text).toBe('3小时前');
  });

  it('tells the exact time on pointing and to screen readers', async () => {
    const { exact } = await shown('2025-03-05T09:00:00Z');
    expect(exact).toContain('Mar 5, 2025');
    expect(screen.getByText(`(${exact})`)).toBeInTheDocument();
  });

  it('does not guess how long ago a time of unknown zone was', async () => {
    expect((await shown('2025-03-05T09:00:00')).text).toBe('Mar 5, 2025, 9:00 AM');
  });
});
