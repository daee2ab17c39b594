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

/** The styles that the page's template has for one selector. */
function stylesOf(selector: string) {
  const page = new DOMParser().parseFromString(template, 'text/html');
  const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  return styles.split(`\n      ${selector} {`)[1]?.split('}')[0] ?? '';
}

it.each(['#loading', '.application-loading'])('RT-7 %s covers the viewport', (selector) => {
  expect(stylesOf(selector)).toMatch(/position: fixed; inset: 0;/);
});

it('RT-7 once the frame stands it is translucent and lets clicks through', () => {
  expect(stylesOf('.application-loading')).toMatch(/background: color-mix\(.*transparent\)/);
  expect(stylesOf('.application-loading')).toContain('pointer-events: none');
  expect(stylesOf('#loading')).toContain('background: var(--page)');
});
