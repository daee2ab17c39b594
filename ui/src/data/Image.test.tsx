import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi.tsx';
import { Image } from './Image.tsx';

const picture = <Image src="/avatars/7.png" alt="Ada" width={32} height={32} />;
const stateOf = (container: HTMLElement) => container.querySelector('[data-state]')?.getAttribute('data-state');

describe('Image', () => {
  it('SH-15 goes from loading to normal', async () => {
    const { container } = await renderUi(picture);
    expect(stateOf(container)).toBe('loading');
    fireEvent.load(screen.getByRole('img', { name: 'Ada' }));
    expect(stateOf(container)).toBe('normal');
  });

  it('SH-15 shows in its place that it could not be loaded', async () => {
    const { container } = await renderUi(picture);
    fireEvent.error(screen.getByRole('img'));
    expect(stateOf(container)).toBe('error');
    expect(screen.getByText('Ada: The picture could not be loaded')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('SH-8 falls back to what it is given', async () => {
    await renderUi(<Image src="/broken.png" alt="Ada" width={32} height={32} fallback={<span>A</span>} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('A')).toBeVisible();
  });

  it('tries again with another picture', async () => {
    const { container, rerender } = await renderUi(picture);
    fireEvent.error(screen.getByRole('img'));
    rerender(<Image src="/avatars/8.png" alt="Ada" width={32} height={32} />);
    expect(stateOf(container)).toBe('loading');
  });
});
