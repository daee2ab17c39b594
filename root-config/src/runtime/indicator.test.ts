import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestPlatform } from '@tracking-console/platform/testing';
import { showIndicator } from './indicator.ts';

jest.useFakeTimers();

const template = readFileSync(join(__dirname, '../index.html'), 'utf8');

function area() {
  const container = document.body.appendChild(document.createElement('div'));
  const root = container.appendChild(document.createElement('div'));
  const { platform } = startTestPlatform(() => ({ code: 0, data: null }));
  const status = () => container.querySelector('[role=status]');
  return { root, status, hide: showIndicator(root, { page: document, platform }) };
}

it('RT-7 shows that an application loads after 200 ms, outside of its root', () => {
  const { root, status, hide } = area();
  jest.advanceTimersByTime(199);
  expect(status()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(status()).toHaveTextContent('Loading');
  expect(root).toBeEmptyDOMElement();
  hide();
  expect(status()).toBeNull();
});

it('RT-7 shows nothing where loading is faster', () => {
  const { status, hide } = area();
  jest.advanceTimersByTime(150);
  hide();
  jest.advanceTimersByTime(1000);
  expect(status()).toBeNull();
});

it('RT-7 covers the viewport until the frame is mounted', () => {
  const page = new DOMParser().parseFromString(template, 'text/html');
  const placeholder = page.getElementById('loading');
  expect(placeholder).not.toBeNull();
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  expect(styles).toMatch(/#loading\s*\{[^}]*position:\s*fixed[^}]*inset:\s*0/);
});
