import { askedAt, asksAnew, fileAt, giveUp } from './hanging.ts';

/** As much of SystemJS as makes scripts. */
class Loader {
  createScript(file: string) {
    return Object.assign(document.createElement('script'), { src: file, integrity: `seal of ${file}` });
  }
}

it('F-2 asks for a file whose request hangs at another address, under the seal of its own', () => {
  const loader = new Loader();
  asksAnew(loader);
  const file = 'http://localhost/app/buyer.js';
  expect(loader.createScript(file).src).toBe(file);
  giveUp(file);
  expect(loader.createScript(file)).toMatchObject({ src: `${file}?again=1`, integrity: `seal of ${file}` });
  giveUp(file);
  expect(loader.createScript(file).src).toBe(`${file}?again=2`);
  expect(loader.createScript('http://localhost/app/api.js').src).toBe('http://localhost/app/api.js');
});

it('F-2 knows the file by that address', () => {
  giveUp('/app/shared.js#react');
  giveUp('/dev.js?v=1');
  expect(['/app/shared.js', '/dev.js?v=1'].map(askedAt)).toEqual(['/app/shared.js?again=1', '/dev.js?v=1&again=1']);
  expect(['/app/shared.js?again=1', '/dev.js?v=1&again=12', '/app/a.js', '/app/a.js?again=x'].map(fileAt)).toEqual([
    '/app/shared.js',
    '/dev.js?v=1',
    '/app/a.js',
    '/app/a.js?again=x',
  ]);
});
