import { screen } from '@testing-library/react';
import english from '../locales/en.json';
import chinese from '../locales/zh-cn.json';
import { renderUi } from '../testing/renderUi.tsx';
import { useText } from './useText.ts';

function Range() {
  return <p>{useText()('ui.table.range', { from: 1, to: 20, total: '1,221' })}</p>;
}

describe('the texts of the blocks', () => {
  it('follow the language and carry values', async () => {
    await renderUi(<Range />, { language: 'zh-cn' });
    expect(screen.getByText('第 1–20 条，共 1,221 条')).toBeVisible();
  });

  it('are English, never a key, while the bundle of a language is missing', async () => {
    await renderUi(<Range />, { language: 'fr' });
    expect(screen.getByText('1–20 of 1,221')).toBeVisible();
  });

  it('are complete in Chinese', () => {
    expect(Object.keys(chinese)).toEqual(Object.keys(english));
  });
});
