import { createEvents, type RuntimeEvent } from './events.ts';

const event: RuntimeEvent = { kind: 'prefetched', name: 'some-app', level: 2, duration: 1 };

it('SA-12 emits to every listener, until it stops', () => {
  const events = createEvents(() => {});
  const received: string[] = [];
  const stop = events.listen(() => received.push('first'));
  events.listen(() => received.push('second'));
  events.emit(event);
  stop();
  events.emit(event);
  expect(received).toEqual(['first', 'second', 'second']);
});

it('F-11 a listener that throws does not keep others from the event', () => {
  const errors: unknown[] = [];
  const events = createEvents((error) => errors.push(error));
  const received: RuntimeEvent[] = [];
  events.listen(() => {
    throw new Error('deaf');
  });
  events.listen((emitted) => received.push(emitted));
  events.emit(event);
  expect(received).toEqual([event]);
  expect(errors).toEqual([new Error('deaf')]);
});
