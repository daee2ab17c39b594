import { CONTRACT_VERSION } from '@tracking-console/contract/page/applications';
import type { MessageMap } from '@tracking-console/contract/page/messages';
import { createChannel } from './createChannel.ts';
import { createMessages } from './createMessages.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const noError = (error: unknown) => {
  throw error;
};

it('SA-17 delivers every send, in order, in a microtask, with everything that is known', async () => {
  const channel = createChannel<{ a: number; b: number }>(noError);
  const received: unknown[] = [];
  channel.addDataListener((sent, known) => received.push([sent, known]));
  void channel.send({ a: 1 });
  void channel.send({ a: 2 });
  void channel.send({ b: 3 });
  expect(received).toEqual([]);
  await Promise.resolve();
  await settle();
  expect(received).toEqual([
    [{ a: 1 }, { a: 1 }],
    [{ a: 2 }, { a: 2 }],
    [{ b: 3 }, { a: 2, b: 3 }],
  ]);
});

it('SA-17 replays what was said before to who asks for it, and only to them', async () => {
  const channel = createChannel<{ a: number; b: number }>(noError);
  void channel.send({ a: 1 });
  void channel.send({ b: 2 });
  await settle();
  const late = jest.fn();
  const deaf = jest.fn();
  channel.addDataListener(late, { replay: true });
  channel.addDataListener(deaf);
  await settle();
  expect(late.mock.calls).toEqual([
    [
      { a: 1, b: 2 },
      { a: 1, b: 2 },
    ],
  ]);
  expect(deaf).not.toHaveBeenCalled();
});

it('SA-17 gives the sender what the listeners answer; one that throws is reported and the others hear all the same', async () => {
  const errors: unknown[] = [];
  const channel = createChannel<{ question: string }>((error) => errors.push(error));
  channel.addDataListener(() => {
    throw new Error('deaf');
  });
  channel.addDataListener(async ({ question }) => `${question}!`);
  const gone = channel.addDataListener(() => 'gone');
  gone();
  expect(await channel.send({ question: 'who' })).toEqual([undefined, 'who!']);
  expect(errors).toEqual([new Error('deaf')]);
});

it('SA-17 keeps what an application hears, of the page and of everybody, until it is shown, in order', async () => {
  const messages = createMessages(noError);
  const line = messages.host('buyer-app');
  const application = messages.application('buyer-app');
  await settle();
  const received: unknown[] = [];
  application.addDataListener((sent) => received.push(sent));
  application.global.addDataListener((sent) => `${received.push(sent)} received`);
  line.hold();
  void line.send({ hasNewMsg: true });
  const answers = messages.global.send({ greeting: 'hello' });
  void line.send({ hasNewMsg: false });
  await settle();
  expect(received).toEqual([]);
  expect(application.global.data()).toEqual({ greeting: 'hello' });
  line.release();
  expect(received).toEqual([{ hasNewMsg: true }, { greeting: 'hello' }, { hasNewMsg: false }]);
  expect(await answers).toEqual(['2 received']);
});

it('SA-17 one that stopped listening while it was hidden hears nothing when it is shown', async () => {
  const messages = createMessages(noError);
  const received = jest.fn();
  const stop = messages.application('buyer-app').global.addDataListener(received);
  messages.host('buyer-app').hold();
  void messages.global.send({ greeting: 'hello' });
  await settle();
  stop();
  messages.host('buyer-app').release();
  expect(received).not.toHaveBeenCalled();
});

class Instance {}
const circular: Record<string, unknown> = {};
circular.self = circular;

it.each([
  ['a function', { a: () => 1 }],
  ['an element', { a: document.body }],
  ['an instance', { a: new Instance() }],
  ['undefined', { a: undefined }],
  ['itself', circular],
  ['not a number', { a: Number.NaN }],
])('SA-17 refuses data that holds %s', (_title, data) => {
  const channel = createChannel<Record<string, unknown>>(noError);
  expect(() => channel.send(data)).toThrow('no plain data');
  expect(channel.data()).toEqual({});
});

it('SA-17 SA-1 takes data of an application in a frame, objects of another realm', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const { Object: OtherObject } = frame.contentWindow as Window & typeof globalThis; // a frame of this origin
  const channel = createChannel<Record<string, unknown>>(noError);
  void channel.send(Object.assign<object, Record<string, unknown>>(new OtherObject(), { a: 1 }));
  expect(channel.data()).toEqual({ a: 1 });
  frame.remove();
});

it('SA-17 is not changed by what the sender does with its object afterwards', async () => {
  const channel = createChannel<{ list: number[] }>(noError);
  const data = { list: [1] };
  const sent = channel.send(data);
  data.list.push(2);
  await sent;
  expect(channel.data()).toEqual({ list: [1] });
});

it('SA-17 has a line to each application and one channel for all', async () => {
  const messages = createMessages(noError);
  const buyer = jest.fn();
  const everybody = jest.fn();
  messages.application('buyer-app').addDataListener(buyer);
  messages.global.addDataListener(everybody);
  void messages.host('api-app').send({ hasNewMsg: true });
  void messages.global.send({ theme: 'dark' });
  await settle();
  expect(buyer).not.toHaveBeenCalled();
  expect(everybody).toHaveBeenCalledWith({ theme: 'dark' }, { theme: 'dark' });
  const received: Partial<MessageMap['applicationToHost']>[] = [];
  messages.host('buyer-app').addDataListener((sent) => received.push(sent));
  void messages.application('buyer-app').send({ pathNotMatched: { target: '/buyer' } });
  await settle();
  expect(received).toEqual([{ pathNotMatched: { target: '/buyer' } }]);
});

it('SA-17 lets somebody watch every message as it is sent, without a word in the answers', async () => {
  const messages = createMessages(noError);
  const seen: unknown[] = [];
  const stop = messages.observe((message) => seen.push(message));
  messages.host('buyer-app').hold();
  void messages.host('buyer-app').send({ hasNewMsg: true });
  void messages.application('buyer-app').send({ routeChange: { path: '/buyer' } });
  messages.global.addDataListener(() => 'heard');
  expect(await messages.global.send({ greeting: 'hello' })).toEqual(['heard']);
  stop();
  void messages.global.send({ greeting: 'again' });
  expect(seen).toEqual([
    { channel: 'toApplication', name: 'buyer-app', sent: { contractVersion: CONTRACT_VERSION, identity: 'BUYER' } },
    { channel: 'toApplication', name: 'buyer-app', sent: { hasNewMsg: true } },
    { channel: 'toHost', name: 'buyer-app', sent: { routeChange: { path: '/buyer' } } },
    { channel: 'global', name: '', sent: { greeting: 'hello' } },
  ]);
});
