import { ROUTER_MODES } from '@tracking-console/contract/page/applications';
import { addressOf, InvalidDescriptor, readDescriptor } from './descriptor.ts';

const reading = (options: object) => readDescriptor({ name: 'some-app', url: '/some.js', options }).options;
const mistake = (given: { name: unknown; url: unknown; options?: object }) => {
  try {
    readDescriptor(given);
  } catch (error) {
    return error;
  }
  return undefined;
};

it('SA-1 has every option off by default', () => {
  expect(readDescriptor({ name: 'some-app', url: '/some.js' })).toEqual({
    name: 'some-app',
    url: '/some.js',
    options: {
      inline: false,
      iframe: false,
      'keep-alive': false,
      destroy: false,
      'clear-data': false,
      'default-page': '',
      baseroute: '',
      'router-mode': 'native',
      ssr: false,
      shadowDOM: false,
    },
  });
});

it.each([
  ['inline', true],
  ['iframe', true],
  ['keep-alive', true],
  ['destroy', true],
  ['clear-data', true],
  ['default-page', 'shipment'],
  ['baseroute', '/tracking'],
  ['ssr', true],
  ['shadowDOM', true],
  ...ROUTER_MODES.map((mode): [string, string] => ['router-mode', mode]),
] satisfies [string, boolean | string][])('SA-1 accepts the option %s: %j', (option, value) =>
  expect(reading({ [option]: value })).toMatchObject({ [option]: value }),
);

it.each(['inline', 'iframe', 'keep-alive', 'destroy', 'clear-data', 'ssr', 'shadowDOM'])(
  'SA-1 names the option that has the wrong type: %s',
  (option) => {
    expect(() => reading({ [option]: 'true' })).toThrow(`The option "${option}" of "some-app" must be a boolean.`);
  },
);

it.each(['default-page', 'baseroute', 'router-mode'])('SA-1 names the option that has the wrong type: %s', (option) => {
  expect(() => reading({ [option]: true })).toThrow(`The option "${option}" of "some-app" must be a string.`);
});

it.each(['', 'Native', 'hash', 'constructor'])('SA-1 refuses the router-mode %j, and names the known ones', (mode) => {
  expect(() => reading({ 'router-mode': mode })).toThrow(
    `"some-app" has the router-mode "${mode}", which is none of native, search, state, pure.`,
  );
});

it.each(['keepAlive', 'Inline', 'constructor', '__proto__x'])(
  'SA-1 refuses the unknown option %s by its name',
  (option) => {
    expect(() => reading({ [option]: true })).toThrow(`"some-app" has an unknown option "${option}".`);
  },
);

it.each([
  ['destroy beats keep-alive', { destroy: true, 'keep-alive': true }, { destroy: true, 'keep-alive': false }],
  ['destroy implies clear-data', { destroy: true }, { 'clear-data': true }],
  ['destroy implies it although it was denied', { destroy: true, 'clear-data': false }, { 'clear-data': true }],
  ['iframe forces inline', { iframe: true, inline: false }, { iframe: true, inline: true }],
  ['inline asks for no frame', { inline: true }, { inline: true, iframe: false }],
  ['keep-alive goes with the rest', { 'keep-alive': true, 'clear-data': true }, { 'keep-alive': true }],
  ['clear-data does not destroy', { 'clear-data': true }, { destroy: false }],
])('SA-1 %s', (_title, options, effective) => expect(reading(options)).toMatchObject(effective));

it.each([[undefined], [null], [''], [7], [{}]])('SA-3 SA-10 refuses the name %j', (name) => {
  expect(mistake({ name, url: '/some.js' })).toEqual(new InvalidDescriptor('An application needs a name.'));
});

it.each(['two words', 'a.b', 'ä', '<b>', 'a\n'])('SA-10 refuses the name %j for its characters', (name) => {
  expect(mistake({ name, url: '/some.js' })).toMatchObject({
    name: 'InvalidDescriptor',
    message: expect.stringContaining('is no name'),
  });
});

it.each(['a', 'buyer-app', '@tracking-console/api_app', 'A1'])('SA-10 accepts the name %j', (name) => {
  expect(readDescriptor({ name, url: '/some.js' }).name).toBe(name);
});

it.each([[undefined], [null], [''], [7], [new URL('http://localhost/a.js')]])(
  'SA-3 SA-10 refuses the url %j',
  (url) => {
    expect(mistake({ name: 'some-app', url })).toEqual(
      new InvalidDescriptor('The application "some-app" needs a url.'),
    );
  },
);

const map: Record<string, string> = {
  '@tracking-console/buyer-app': 'http://localhost/app/buyer/1.js',
  'buyer-again': 'http://localhost/app/buyer/1.js#member',
};
const resolve = (url: string) => map[url] ?? new URL(url, 'http://localhost/').href;

it('SA-10 a name of the import map and its address are one application; a hash makes no difference, a query does', () => {
  const address = addressOf('@tracking-console/buyer-app', resolve);
  expect(address).toBe('http://localhost/app/buyer/1.js');
  expect(addressOf('/app/buyer/1.js', resolve)).toBe(address);
  expect(addressOf('http://localhost/app/../app/buyer/1.js#', resolve)).toBe(address);
  expect(addressOf('buyer-again', resolve)).toBe(address);
  expect(addressOf('/app/buyer/1.js?v=2#x', resolve)).toBe(`${address}?v=2`);
});

it('SA-10 an override decides the address', () => {
  const overridden = (url: string) => resolve(url).replace('/app/buyer/1.js', ':8501/buyer.js');
  expect(addressOf('@tracking-console/buyer-app', overridden)).toBe('http://localhost:8501/buyer.js');
});
