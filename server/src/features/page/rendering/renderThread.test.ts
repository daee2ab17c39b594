import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderThread } from './renderThread.ts';

/** Renders its address, or takes memory without end. */
const BUNDLE = `
exports.warmUp = () => {};
exports.stylesOf = () => '';
exports.render = ({ path }) => {
  const taken = [];
  while (path === '/hungry') taken.push(new Array(1_000_000).fill(0.5));
  return { markup: path };
};`;

it('SA-1 ssr loses a page that takes all memory of the thread, and renders the next one in another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-console-bundle-'));
  const bundle = join(folder, 'bundle.cjs');
  writeFileSync(bundle, BUNDLE);
  const thread = createRenderThread();
  const render = (path: string) =>
    thread.order({
      bundle,
      page: { path, language: 'en', textFiles: {}, answers: [], rendered: { at: 0, timeZone: 'UTC' } },
    });
  expect(await render('/quick')).toMatchObject({ markup: '/quick' });
  // On a busy machine the limit of time comes first.
  await expect(render('/hungry')).rejects.toThrow(/memory limit|come to an end/);
  expect(await render('/quick')).toMatchObject({ markup: '/quick' });
  await thread.end();
  rmSync(folder, { recursive: true });
});
