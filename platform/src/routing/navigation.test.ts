import { createNavigation } from './navigation.ts';

/** A page as far as leaving it is concerned. */
function start() {
  const location = { assign: jest.fn(), reload: jest.fn() };
  const page = Object.assign(new EventTarget(), { location, document });
  createNavigation(page as unknown as Window).leave('/user/en');
  return { page, location };
}

const pageshow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

afterEach(() => document.documentElement.removeAttribute('hidden'));

it('F-58 SC-27 a page that was left for good shows nothing when the browser brings it back, and is loaded again', () => {
  const { page, location } = start();
  expect(location.assign).toHaveBeenCalledWith('/user/en');
  page.dispatchEvent(new Event('pagehide'));
  expect(document.documentElement).not.toBeVisible();
  page.dispatchEvent(pageshow(true));
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it('F-58 who stays when the browser asks keeps the page', () => {
  const { page, location } = start();
  page.dispatchEvent(pageshow(false));
  expect(document.documentElement).toBeVisible();
  expect(location.reload).not.toHaveBeenCalled();
});
