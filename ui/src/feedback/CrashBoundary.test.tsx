import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashBoundary } from './CrashBoundary.tsx';

function Chart({ broken }: { broken: () => boolean }) {
  if (broken()) throw new Error('planned');
  return <p>Deliveries</p>;
}

const always = () => true;

describe('CrashBoundary', () => {
  // React repeats a caught error on the console.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

  it('SH-11 says it in Chinese and, below it, in the active language', () => {
    render(
      <CrashBoundary language="de">
        <Chart broken={always} />
      </CrashBoundary>,
    );
    const texts = [...screen.getByRole('alert').querySelectorAll('p')];
    expect(texts.map((text) => text.textContent)).toEqual(['出错了...', 'Etwas ist schiefgelaufen']);
    expect(texts[0]).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });

  it('SH-11 says it once only in Chinese', () => {
    render(
      <CrashBoundary language="zh-cn">
        <Chart broken={always} />
      </CrashBoundary>,
    );
    expect(screen.getByRole('alert').querySelectorAll('p')).toHaveLength(1);
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });

  it('speaks English to a language it does not know', () => {
    render(
      <CrashBoundary language="xx">
        <Chart broken={always} />
      </CrashBoundary>,
    );
    expect(screen.getByText('Something went wrong')).toBeVisible();
  });

  it('shows its content again after a retry', async () => {
    let broken = true;
    render(
      <CrashBoundary>
        <Chart broken={() => broken} />
      </CrashBoundary>,
    );
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Deliveries')).toBeVisible();
  });

  it('tells what was thrown, and stands although the listener throws too', () => {
    const onError = jest.fn(() => {
      throw new Error('reporting is down');
    });
    render(
      <CrashBoundary onError={onError} region="Charts">
        <Chart broken={always} />
      </CrashBoundary>,
    );
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'planned' }), expect.anything());
    expect(screen.getByRole('alert', { name: 'Charts' })).toBeVisible();
  });
});
