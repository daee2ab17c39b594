import { startFailedPage } from './startFailedPage.ts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('F-14 shows the text that the server has written into the page, in its language', () => {
  document.body.innerHTML =
    '<div id="loading" data-failed="控制台无法启动。" data-retry="重试"></div><main id="main"></main>';
  document.documentElement.dataset.frame = 'open';
  startFailedPage(document, new Error('no map'));
  expect(document.documentElement.dataset.frame).toBeUndefined();
  expect(document.querySelector('[role=alert] p')).toHaveTextContent('控制台无法启动。');
  expect(document.querySelector('button')).toHaveTextContent('重试');
  expect(document.getElementById('loading')).toBeNull();
});

it('F-14 is in English where the page has no texts', () => {
  document.body.innerHTML = '<main id="main"></main>';
  startFailedPage(document, new Error('no map'));
  expect(document.querySelector('[role=alert]')).toHaveTextContent('The console could not be started.');
  expect(document.querySelector('button')).toHaveTextContent('Try again');
});
