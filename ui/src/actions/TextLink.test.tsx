import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi.tsx';
import { TextLink } from './TextLink.tsx';

async function click(href: string, init: MouseEventInit = {}, external = false) {
  const onNavigate = jest.fn();
  await renderUi(
    <TextLink href={href} external={external}>
      Orders
    </TextLink>,
    { onNavigate },
  );
  const link = screen.getByRole('link');
  const event = createEvent.click(link, { button: 0, ...init });
  // jsdom cannot load another page; only whether the router took the click is of interest.
  document.addEventListener('click', (late) => late.preventDefault(), { once: true });
  fireEvent(link, event);
  return { onNavigate, link };
}

describe('TextLink', () => {
  it('gives a plain click to the router', async () => {
    const { onNavigate } = await click('/buyer/orders?page=2#last');
    expect(onNavigate).toHaveBeenCalledWith('/buyer/orders?page=2#last');
  });

  it.each([
    ['with Ctrl', '/buyer/orders', { ctrlKey: true }],
    ['with Cmd', '/buyer/orders', { metaKey: true }],
    ['to another origin', 'https://help.example/', {}],
  ])('leaves a click %s to the browser', async (_, href, init) => {
    expect((await click(href, init)).onNavigate).not.toHaveBeenCalled();
  });

  it('SH-6 opens a new tab safely, and says so', async () => {
    const { link, onNavigate } = await click('/site/en/about', {}, true);
    expect(onNavigate).not.toHaveBeenCalled();
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAccessibleName('Orders (opens in a new tab)');
  });
});
