import { addIntlData } from './addIntlData.ts';

const { DateTimeFormat, DisplayNames } = Intl;
afterEach(() => Object.assign(Intl, { DateTimeFormat, DisplayNames }));

/** A browser that writes a language this way. */
function browser(january: string, germany: string) {
  Object.assign(Intl, {
    DateTimeFormat: class {
      format = () => january;
    },
    DisplayNames: class {
      of = () => germany;
    },
  });
}

const part = () => ({ teachIntl: jest.fn() });

it.each([
  ['has no data of the language', 'January', 'Germany'],
  ['claims it and knows nothing', 'M01', 'Germany'],
  ['knows its months only', 'қаңтар', 'Germany'],
])('LG-3 teaches Intl where the browser %s', async (_title, january, germany) => {
  browser(january, germany);
  const kk = part();
  await addIntlData('kk', { kk: async () => kk });
  expect(kk.teachIntl).toHaveBeenCalledWith('kk');
});

it('LG-3 fetches nothing where the browser knows the language, and nothing for any other', async () => {
  const fetched = jest.fn(async () => part());
  browser('қаңтар', 'Германия');
  await addIntlData('kk', { kk: fetched });
  browser('January', 'Germany');
  await addIntlData('en', { kk: fetched });
  expect(fetched).not.toHaveBeenCalled();
});
