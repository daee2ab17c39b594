import { type ApplicationOptions as Options, ROUTER_MODES } from '@tracking-console/contract/page/applications';

/** How an application is registered. */
export interface Descriptor {
  name: string;
  /** Address, or a name of the import map. */
  url: string;
  options: Options;
}

const DEFAULTS: Options = {
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
};

const NAME = /^[\w@/-]+$/;

export class InvalidDescriptor extends Error {
  override name = 'InvalidDescriptor';
}

/**
 * Checks a descriptor before anything of it is registered.
 * @throws InvalidDescriptor that names the application and the mistake
 */
export function readDescriptor({
  name,
  url,
  options = {},
}: {
  name: unknown;
  url: unknown;
  options?: object;
}): Descriptor {
  if (typeof name !== 'string' || name === '') throw new InvalidDescriptor('An application needs a name.');
  if (!NAME.test(name))
    throw new InvalidDescriptor(`"${name}" is no name: letters, digits, "_", "-", "/" and "@" make one.`);
  if (typeof url !== 'string' || url === '') throw new InvalidDescriptor(`The application "${name}" needs a url.`);
  for (const [option, value] of Object.entries(options)) checkOption(name, option, value);
  return { name, url, options: resolveOptions({ ...DEFAULTS, ...options }) };
}

function checkOption(name: string, option: string, value: unknown) {
  if (!Object.hasOwn(DEFAULTS, option)) throw new InvalidDescriptor(`"${name}" has an unknown option "${option}".`);
  const expected = typeof DEFAULTS[option as keyof Options]; // just found among them
  if (typeof value !== expected)
    throw new InvalidDescriptor(`The option "${option}" of "${name}" must be a ${expected}.`);
  if (option === 'router-mode' && !ROUTER_MODES.some((mode) => mode === value))
    throw new InvalidDescriptor(
      `"${name}" has the router-mode "${value}", which is none of ${ROUTER_MODES.join(', ')}.`,
    );
}

/** Applies what some options imply for others. */
function resolveOptions(options: Options): Options {
  return {
    ...options,
    inline: options.inline || options.iframe,
    'keep-alive': options['keep-alive'] && !options.destroy,
    'clear-data': options['clear-data'] || options.destroy,
  };
}

/** Two urls are the same when they resolve to one address; a hash makes no difference, a query does. */
export function addressOf(url: string, resolve: (name: string) => string): string {
  const [address = ''] = resolve(url).split('#', 1);
  return address;
}
