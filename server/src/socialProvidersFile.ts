import { closed } from '@tracking-console/contract/calls/schema';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { readJsonFile } from './jsonFile.ts';

/** Over HTTPS, except on this machine: the secret goes along. */
const ISSUER =
  '^(https://[^/@?#\\s]+(/[^@?#\\s]*)?|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?(/[^@?#\\s]*)?)$';

const Provider = Type.Object(
  {
    /** Part of addresses that the provider knows, so it must not change. */
    key: Type.String({ pattern: '^[a-z0-9-]{1,30}$' }),
    name: Type.String({ minLength: 1, maxLength: 60 }),
    issuer: Type.String({ pattern: ISSUER, maxLength: 300 }),
    client_id: Type.String({ minLength: 1, maxLength: 300 }),
    client_secret: Type.String({ minLength: 1, maxLength: 300 }),
  },
  closed,
);

/** A provider whose accounts customers may sign in with, by OpenID Connect. */
export type SocialProvider = Static<typeof Provider>;

const EXPECTED: Record<keyof SocialProvider, string> = {
  key: 'small letters, digits and "-"',
  name: 'a name of at most 60 characters',
  issuer: 'an address that begins with https://',
  client_id: 'the id the provider gave you',
  client_secret: 'the secret the provider gave you',
};

/** @throws StartRefusal, one sentence that names the file and the mistake */
export function readSocialProviders(file: string): SocialProvider[] {
  const { given, refusal } = readJsonFile(file, 'social providers', 'SOCIAL_PROVIDERS_FILE');
  const [error] = Value.Errors(Type.Array(Provider), given);
  if (error) throw refusal(mistakeAt(error.instancePath));
  const providers = given as SocialProvider[]; // by that schema
  const twice = providers.find(({ key, issuer }, place) =>
    providers.slice(0, place).some((other) => other.key === key || other.issuer === issuer),
  );
  if (twice) throw refusal(`"${twice.key}" stands there twice`);
  return providers;
}

function mistakeAt(path: string): string {
  const [, index, field] = path.split('/');
  if (index === undefined) return 'it is not a list';
  const expected = EXPECTED[field as keyof SocialProvider]; // a field of the schema, or undefined
  const who = `number ${Number(index) + 1}`;
  return expected ? `the ${field} of ${who} must be ${expected}` : `${who} needs its five fields and no others`;
}
