import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi.tsx';
import { Loading } from './Loading.tsx';

describe('Loading', () => {
  it('SH-11 says "Loading" by default', async () => {
    await renderUi(<Loading />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
  });

  it('speaks the language of its root', async () => {
    await renderUi(<Loading />, { language: 'zh-cn' });
    expect(screen.getByRole('status')).toHaveTextContent('加载中');
  });

  it('SH-11 takes another tip, and can cover the screen', async () => {
    await renderUi(<Loading tip="Opening the API console" overlay="screen" />);
    expect(screen.getByRole('status')).toHaveTextContent('Opening the API console');
    expect(screen.getByRole('status')).toHaveClass('screen');
  });
});
