import { closed } from '@tracking-console/contract/calls/schema';
import {
  type DeployedApplication,
  MENU_ICONS,
  PAGE_APPLICATIONS,
  ROUTER_MODES,
} from '@tracking-console/contract/page/applications';
import { LANGUAGES } from '@tracking-console/contract/values/languages';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { readJsonFile } from './jsonFile.ts';

const Switch = Type.Optional(Type.Boolean());

const Options = Type.Object(
  {
    inline: Switch,
    iframe: Switch,
    'keep-alive': Switch,
    destroy: Switch,
    'clear-data': Switch,
    'default-page': Type.Optional(Type.String()),
    baseroute: Type.Optional(Type.String()),
    'router-mode': Type.Optional(Type.Enum([...ROUTER_MODES])),
    ssr: Switch,
    shadowDOM: Switch,
  },
  closed,
);

const Title = Type.String({ minLength: 1, maxLength: 60 });

const Titles = Type.Object(Object.fromEntries(LANGUAGES.map((language) => [language, Type.Optional(Title)])), closed);

const Application = Type.Object(
  {
    name: Type.String({ pattern: '^[\\w@/-]+$' }),
    title: Type.Optional(Type.Union([Title, Titles])),
    // A name of the import map: the release answers for its integrity.
    url: Type.Optional(Type.String({ pattern: '^@?[\\w-]+(/[\\w-]+)*$' })),
    prefix: Type.Optional(Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' })),
    identity: Type.Optional(Type.Union([Type.Literal('BUYER'), Type.Literal('API'), Type.Null()])),
    icon: Type.Optional(Type.Enum([...MENU_ICONS])),
    member: Type.Optional(Type.String({ minLength: 1 })),
    prefetch: Type.Optional(Type.Enum([1, 2, 3])),
    options: Type.Optional(Options),
  },
  closed,
);
const Applications = Type.Array(Application);

/** The expected form of a field, as the end of the error's sentence. */
const EXPECTED: Record<keyof Static<typeof Application>, string> = {
  name: 'letters, digits, "_", "-", "/" and "@"',
  title: 'a text of at most 60 characters, or one for each language',
  url: 'a name of the import map',
  prefix: 'small letters, digits and "-"',
  identity: 'BUYER, API or null',
  icon: 'one of the icons that docs/how-to/add-an-application.md names',
  member: 'the name of an export',
  prefetch: '1, 2 or 3',
  options: 'options of docs/runtime.md',
};

/** First segments the console's own addresses begin with. */
const TAKEN = /^(buyer|api|release|user|app|site|track|health|v[0-9]+|[a-z]+-?api|[a-z]+-reports|report-tunnel)$/;

/**
 * What a deployment adds to the page's applications.
 * @throws StartRefusal, one sentence that names the file and the mistake
 */
export function readApplications(file: string): DeployedApplication[] {
  const { given, refusal } = readJsonFile(file, 'applications', 'APPLICATIONS_FILE');
  const [error] = Value.Errors(Applications, given);
  if (error) throw refusal(schemaMistake(given, error.instancePath));
  const applications = Value.Parse(Applications, given);
  for (const [index, application] of applications.entries()) {
    const mistake = mistakeIn(application, applications.slice(0, index));
    if (mistake) throw refusal(`"${application.name}" ${mistake}`);
  }
  return applications;
}

function schemaMistake(given: unknown, path: string): string {
  const [, index, field] = path.split('/');
  if (!Array.isArray(given) || index === undefined) return 'it is not a list';
  const item: unknown = given[Number(index)];
  const name = typeof item === 'object' && item !== null && 'name' in item ? item.name : undefined;
  const who = typeof name === 'string' ? `"${name}"` : `number ${Number(index) + 1}`;
  const expected = EXPECTED[field as keyof typeof EXPECTED]; // a field of the schema, or undefined
  return expected ? `the ${field} of ${who} must be ${expected}` : `${who} needs a name and known fields only`;
}

function mistakeIn({ name, url, prefix }: DeployedApplication, before: readonly DeployedApplication[]) {
  if (before.some((other) => other.name === name)) return 'stands there twice';
  if (PAGE_APPLICATIONS.some((known) => known === name))
    return prefix === undefined ? undefined : 'is one of the page, whose prefix stays';
  if (url === undefined || prefix === undefined) return 'needs a url and a prefix';
  if (TAKEN.test(prefix)) return `cannot have the prefix "${prefix}", which the console uses itself`;
  if (before.some((other) => other.prefix === prefix)) return `has the prefix "${prefix}" of another one`;
  return undefined;
}
