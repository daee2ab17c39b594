const text = (more: object = {}) => ({ type: 'string', ...more });

const NUMBER = text({ pattern: '^[A-Za-z0-9-]{5,50}$', description: 'Tracking number: 5 to 50 letters.' });
const CARRIER = { anyOf: [{ type: 'integer', minimum: 0 }, text({ pattern: '^[0-9]{1,9}$' })], description: 'Key.' };
const item = (properties: object) => ({
  type: 'object',
  required: ['number'],
  properties: { number: NUMBER, carrier: CARRIER, ...properties },
});

const call = (operationId: string, schema: object, examples: Record<string, unknown>) => ({
  post: {
    operationId,
    requestBody: {
      content: {
        'application/json': {
          schema,
          examples: Object.fromEntries(
            Object.entries(examples).map(([name, value]) => [name, { summary: `Summary of ${name}`, value }]),
          ),
        },
      },
    },
  },
});

/** An OpenAPI document with a few calls, as the server writes it. */
export const apiDocument = {
  servers: [{ url: 'https://console.example.com' }],
  paths: {
    '/track/v2.4/register': call(
      'register',
      {
        type: 'array',
        minItems: 1,
        maxItems: 2,
        items: item({ tag: text({ maxLength: 5 }), auto_detection: { type: 'boolean' } }),
      },
      { one: [{ number: 'RB123456785GB' }], newest: [{ number: 'RB123456785GB', tag: 'Promo' }] },
    ),
    '/track/v2.4/gettracklist': call(
      'gettracklist',
      { type: 'object', properties: { order_by: { enum: ['RegisterTimeAsc', 'RegisterTimeDesc'] } } },
      { tracking: { page_no: 1 } },
    ),
  },
};
