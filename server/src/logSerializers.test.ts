import { DrizzleQueryError } from './drizzle.ts';
import { logSerializers } from './logSerializers.ts';

const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
  code: '23505',
  detail: 'Key (lower(email))=(somebody@example.com) already exists.',
});

it('leaves the values of a failed query out of what is logged', () => {
  const error = new DrizzleQueryError('insert into "users" values ($1)', ['somebody@example.com'], cause);
  const logged = logSerializers.err(error);
  expect(JSON.stringify(logged)).not.toContain('somebody');
  expect(logged).toMatchObject({
    message: expect.stringContaining('insert into "users"'),
    stack: expect.stringContaining('logSerializers.test.ts'),
    cause: { code: '23505', message: cause.message },
  });
});
