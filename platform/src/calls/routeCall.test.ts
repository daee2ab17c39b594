import type { ACCOUNT_CALLS } from '@tracking-console/contract/account/accountCalls';
import { toSnakeCase } from './keyConversion.ts';
import { type RouteAnswerOf, routeCallOf } from './routeCall.ts';

const accountCall = routeCallOf<typeof ACCOUNT_CALLS>('newUser');

it('takes a declared path and our names, which become those of the wire', () => {
  const call = accountCall('/v1/change-email', { email: 'a@example.com', code: '1', currentCode: '2' });
  expect(call).toEqual({
    root: 'newUser',
    path: '/v1/change-email',
    keys: 'snake',
    body: { email: 'a@example.com', code: '1', currentCode: '2' },
  });
  expect(toSnakeCase(call.body)).toEqual({ email: 'a@example.com', code: '1', current_code: '2' });
});

it('has a file as its body, and what else it takes in the query', () => {
  const file = new Blob(['x']);
  const call = accountCall('/v1/upload-photo', { x: 1, y: 2, size: 3 }, file);
  expect(call).toMatchObject({ path: '/v1/upload-photo', body: file, parameters: { x: 1, y: 2, size: 3 } });
});

it('does not compile with a path or a name that is not declared', () => {
  const nested: RouteAnswerOf<typeof ACCOUNT_CALLS, '/v1/list-passkeys'> = {
    passkeys: [{ id: '1', name: '', createTime: '', lastUsedTime: null }],
  };
  expect(nested.passkeys).toHaveLength(1);
  const misspelled = [
    // @ts-expect-error
    accountCall('/v1/change-mail', { email: 'a@example.com', code: '1', currentCode: '2' }),
    // @ts-expect-error
    accountCall('/v1/change-email', { email: 'a@example.com', code: '1', current_code: '2' }),
    // @ts-expect-error
    nested.passkeys[0]?.last_used_time,
  ];
  expect(misspelled).toHaveLength(3);
});
