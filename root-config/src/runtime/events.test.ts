import { createEvents, type RuntimeEvent } from './events.ts';

const event: RuntimeEvent = { kind: 'prefetched', name: 'some-app', level: 2, duration: 1 };

it('SA-12 tells everybody who listens, until they stop', () => {
  const events = createEvents(() => {});
  const heard: string[] = [];
  const stop = events.listen(() => heard.push('first'));
  events.listen(() => heard.push('second'));
  events.emit(event);
  stop();
  events.emit(event);
  expect(heard).toEqual(['first', 'second', 'second']);
});

it('F-11 a listener that throws keeps nobody from hearing', () => {
  const errors: unknown[] = [];
  const events = createEvents((error) => errors.push(error));
  const heard: RuntimeEvent[] = [];
  events.listen(() => {
    throw new Error('deaf');
  });
  events.listen((told) => heard.push(told));
  events.emit(event);
  expect(heard).toEqual([event]);
  expect(errors).toEqual([new Error('deaf')]);
});
