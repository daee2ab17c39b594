import fc from 'fast-check';
import { scrub, scrubText } from './scrub.ts';

const SECRETS = [
  'ada.lovelace@example.com',
  '+1 (202) 555-0100',
  '+8613812345678',
  '13812345678',
  '202-555-0100',
  'Bearer dGhpcy1pcy1hLXRva2Vu',
  '__Host-sid=3f9aQ-x_2kPz7',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N',
  'tc_live_Zk3mN8xQ2vB7cR5tY9wE1uI6oP4aS0dF',
  'https://example.com/reset?token=4f3e2d1c&for=ada',
  'password: hunter2-hunter2',
];
const SECRET_PIECES = [/ada/i, /555/, /138123/, /dGhpcy/, /3f9aQ/, /eyJ/, /Zk3mN8/, /4f3e2d1c/, /hunter2/];
const SECRET_NAMES = [
  'password',
  'newPassword',
  'pwdPassword',
  'api_key',
  'securityKey',
  'accessToken',
  'phone',
  'phone_number',
];
const MORE_NAMES = ['email', 'E-Mail', 'cookie', 'Set-Cookie', 'Authorization', 'clientSecret', 'captcha', 'sessionId'];

const readable = (value: unknown) => JSON.stringify(value);

it.each(SECRETS)('SC-26 takes %s out of any text', (secret) => {
  const clean = scrubText(`before ${secret} after`);
  for (const piece of SECRET_PIECES) expect(clean).not.toMatch(piece);
  expect(clean).toMatch(/^before .*\[filtered\].*$/);
});

it('ER-7 lets no secret through, wherever it stands', () => {
  const secret = fc.constantFrom(...SECRETS);
  // Taken from lists: free text and numbers would now and then contain a piece of a secret by chance.
  const innocent = fc.constantFrom<unknown>(0, -17, true, null, 'shipment', 'RB123456785CN');
  const name = fc.constantFrom('note', 'x.y', 'list[0]', '', '__proto__');
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 5 }, secret, innocent, tie('fields'), fc.array(tie('tree'), { maxLength: 4 })),
    fields: fc.dictionary(fc.oneof(name, secret), tie('tree'), { maxKeys: 4 }),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      const clean = readable(scrub(value)) ?? '';
      for (const piece of SECRET_PIECES) expect(clean).not.toMatch(piece);
    }),
  );
});

it('ER-7 hides the whole value of a field whose name says that it is secret', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SECRET_NAMES, ...MORE_NAMES), fc.jsonValue(), (name, value) => {
      expect(readable(scrub({ deep: [{ [name]: value }] }))).toBe(readable({ deep: [{ [name]: '[filtered]' }] }));
    }),
  );
});

it('ER-7 is done after one round and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const once = scrub(value);
      expect(readable(scrub(once))).toBe(readable(once));
    }),
  );
});

it('ER-7 keeps what helps to find the fault', () => {
  const call = {
    path: '/orderapi/call',
    code: -10010208,
    method: 'GetTrackInfoList',
    page: 3,
    trackNo: 'RB123456785CN',
  };
  expect({ ...(scrub(call) as object) }).toEqual(call);
  expect(scrubText('/buyer/shipment?page=2#top')).toBe('/buyer/shipment?page=[filtered]#top');
  expect(scrubText('Loading chunk page-dashboard failed after 8000 ms')).toBe(
    'Loading chunk page-dashboard failed after 8000 ms',
  );
});

it('ER-7 survives cycles, depth, forms and getters that throw', () => {
  const cycle: Record<string, unknown> = { name: 'loop' };
  cycle.self = cycle;
  expect(readable(scrub(cycle))).toContain('[deeper]');
  const form = new FormData();
  form.append('file', 'secret content');
  expect(readable(scrub(form))).toBe('{"form":["file"]}');
  const trap = Object.defineProperty({}, 'x', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });
  expect(readable(scrub(trap))).toBe('{"x":"[unreadable]"}');
  expect(readable(scrub({ error: new Error('of ada@example.com') }))).toBe('{"error":"Error: of [filtered]"}');
});
