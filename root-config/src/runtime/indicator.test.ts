import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestPlatform } from '@tracking-console/platform/testing';
import { showIndicator } from './indicator.ts';

jest.useFakeTimers();

const template = readFileSync(join(__dirname, '../index.html'), 'utf8');

function area() {
  const container = document.body.appendChild(document.createElement('div'));
  const { platform } = startTestPlatform(() => ({ code: 0, data: null }));
  return { container, hide: showIndicator(container, { page: document, platform }) };
}

it('RT-7 shows that an application loads after 200 ms, in its own area', () => {
  const { container, hide } = area();
  jest.advanceTimersByTime(199);
  expect(container).toBeEmptyDOMElement();
  jest.advanceTimersByTime(1);
  expect(container.querySelector('[role=status]')).toHaveTextContent('Loading');
  hide();
  expect(container).toBeEmptyDOMElement();
});

it('RT-7 shows nothing where loading is faster', () => {
  const { container, hide } = area();
  jest.advanceTimersByTime(150);
  hide();
  jest.advanceTimersByTime(1000);
  expect(container).toBeEmptyDOMElement();
});

it('RT-7 covers the viewport until the frame stands', () => {
  const page = new DOMParser().parseFromString(template, 'text/html');
  const placeholder = page.getElementById('loading');
  expect(placeholder).not.toBeNull();
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  expect(styles).toMatch(/#loading\s*\{[^}]*position:\s*fixed[^}]*inset:\s*0/);
});
