import { closed } from '@tracking-console/contract/calls/schema';
import { OrderNo } from '@tracking-console/contract/orders/orders';
import { SHIPMENT_CODES } from '@tracking-console/contract/shipments/shipmentConstants';
import { Type } from 'typebox';
import { answerFaults } from '../../../testing/answerChecks.ts';
import { answer, envelopeOf, legacyCalls, success } from './legacyCall.ts';
import { type Refusal, RolledBack, refuse } from './refusal.ts';

const METHODS = {
  GetOrder: { param: Type.Object({ OrderNo }, closed), answer: Type.String(), recentCheck: 'not needed' },
  PayOrder: { param: Type.Object({ OrderNo }, closed), answer: Type.String(), recentCheck: 'needed' },
  CancelOrder: { param: Type.Object({ OrderNo }, closed), answer: Type.Null(), recentCheck: { when: 'it is paid' } },
} as const;
const NO_ORDER = refuse(-1, 'There is no such order.', { Field: 'OrderNo' });
const known = '2026030100000000';
const requireRecentCheck = jest.fn();

const perform = legacyCalls<typeof METHODS, { check?: Refusal }>({
  methods: METHODS,
  calls: {
    GetOrder: async (param) => answer(param.OrderNo === known ? 'an order' : NO_ORDER),
    PayOrder: async () => {
      throw new RolledBack(NO_ORDER);
    },
    CancelOrder: async (_param, context) => {
      context.requireRecentCheck();
      return success(null);
    },
  },
  check: (_param, { check }) => check,
});

const call = async (method: string, param: unknown, check?: Refusal) => {
  const answered = await perform(method, param, { requireRecentCheck, ...(check && { check }) });
  if (answered.kind === 'file') throw new Error('no call answers with a file');
  return envelopeOf(answered);
};

it('answers with what the function of the method returns', async () => {
  expect(await call('GetOrder', { OrderNo: known })).toMatchObject({ Code: 0, Message: '', Json: 'an order' });
});

it('answers alike with a refusal that is returned and with one that rolled a transaction back', async () => {
  const refused = { Code: -1, Message: 'There is no such order.', Json: { Field: 'OrderNo' } };
  expect(await call('GetOrder', { OrderNo: '2026030100000001' })).toEqual(refused);
  expect(await call('PayOrder', { OrderNo: known })).toEqual(refused);
  expect(await call('GetOrder', { OrderNo: known }, NO_ORDER)).toEqual(refused);
});

it.each([
  ['an unknown method', 'Toast', {}, SHIPMENT_CODES.unknownMethod, 'There is no such method.'],
  ['a misspelled parameter', 'GetOrder', { OrderNo: known, No: 1 }, SHIPMENT_CODES.badRequest, 'Parameter No: '],
  ['a missing parameter', 'GetOrder', null, SHIPMENT_CODES.badRequest, 'Parameter OrderNo: '],
])('refuses %s', async (_title, method, param, code, message) => {
  expect(await call(method, param)).toMatchObject({
    Code: code,
    Message: expect.stringContaining(message),
    Json: null,
  });
});

it('asks for a recent check where the declaration says so', async () => {
  await call('GetOrder', { OrderNo: known });
  expect(requireRecentCheck).not.toHaveBeenCalled();
  await call('PayOrder', { OrderNo: known });
  await call('CancelOrder', { OrderNo: known });
  expect(requireRecentCheck).toHaveBeenCalledTimes(2);
});

describe('the check of answers in tests', () => {
  const faults = (Json: unknown) => answerFaults('/payapi/call', 'PayOrder', { Json });

  it('accepts what is declared', () => {
    expect(faults({ OrderNo: known, PayUrl: 'https://pay.example' })).toEqual([]);
  });

  it.each([
    ['lacks', {}, '/payapi/call PayOrder/Json'],
    ['has another type', { OrderNo: 1 }, '/payapi/call PayOrder/Json/OrderNo'],
    ['has beyond its declaration', { OrderNo: known, Secret: 1 }, 'answers with what is not declared'],
  ])('names what an answer %s', (_title, Json, fault) => {
    expect(faults(Json)).toEqual([expect.stringContaining(fault)]);
  });
});
