import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/renderUi.tsx';
import { Drawer } from './Drawer.tsx';

async function openDrawer() {
  const onClose = jest.fn();
  await renderUi(
    <Drawer open title="RR123456785CN" onClose={onClose}>
      <p>China Post</p>
    </Drawer>,
  );
  return { onClose, drawer: screen.getByRole('dialog', { name: 'RR123456785CN' }) };
}

describe('Drawer', () => {
  it('takes the focus and closes by its button', async () => {
    const { onClose, drawer } = await openDrawer();
    expect(drawer).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes on a press beside it, not on one inside', async () => {
    const { onClose, drawer } = await openDrawer();
    await userEvent.click(screen.getByText('China Post'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(drawer.parentElement as HTMLElement /* the layer around it */);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
