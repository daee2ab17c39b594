import { render, screen } from '@testing-library/react';
import { Root } from '../root/Root.tsx';
import { Page } from './Page.tsx';

const visibility = (shown: boolean) => ({ isShown: () => shown, onChange: () => () => {} });

function renderPage(shown: boolean) {
  const page = <Page title="Webhooks">Its content</Page>;
  return render(
    <Root language="en" theme="light" visibility={visibility(shown)} onNavigate={() => {}} onError={() => {}}>
      {page}
    </Root>,
  );
}

it('AX-8 the first page takes the focus from the entry of the menu that led to it, and from nothing else', async () => {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/webhooks';
  link.focus();
  renderPage(true).unmount();
  expect(link).toHaveFocus();
  link.setAttribute('aria-current', 'page');
  const ahead = renderPage(false);
  expect(link).toHaveFocus();
  ahead.unmount();
  renderPage(true);
  expect(screen.getByRole('heading', { name: 'Webhooks' })).toHaveFocus();
  link.remove();
});

it.each(['menu', 'dialog'])('AX-8 a page that comes late takes nobody out of a %s', (role) => {
  const overlay = document.body.appendChild(document.createElement('div'));
  overlay.role = role;
  const item = overlay.appendChild(document.createElement('button'));
  item.focus();
  renderPage(true);
  expect(item).toHaveFocus();
  overlay.remove();
});
