import { waitFor } from '@testing-library/react';
import { renderUi } from '../testing/renderUi.tsx';

function addStyle(text: string) {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
}

describe('a Root inside a shadow root', () => {
  it('brings the styles of the page along, also later ones, and takes its copies away', async () => {
    const early = addStyle('.early {}');
    const container = document.createElement('div').attachShadow({ mode: 'open' });
    const { unmount } = await renderUi(<p>Inside</p>, { container });
    expect(container.textContent).toContain('.early');
    const late = addStyle('.late {}');
    await waitFor(() => expect(container.textContent).toContain('.late'));
    unmount();
    expect(container.querySelectorAll('style')).toHaveLength(0);
    early.remove();
    late.remove();
  });
});
