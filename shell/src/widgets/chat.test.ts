import { MAX_LOOKUPS, openChat } from './chat.ts';

jest.useFakeTimers();

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function open(container = '#chat-widget') {
  const onFailure = jest.fn();
  const lookUp = jest.spyOn(document, 'querySelector');
  const chat = openChat({ script: '/site/widgets/chat.js', container, onFailure });
  const script = document.head.getElementsByTagName('script')[0];
  return { chat, onFailure, lookUp, tell: (event: 'load' | 'error') => script?.dispatchEvent(new Event(event)) };
}

function addContainer() {
  const container = document.createElement('div');
  container.id = 'chat-widget';
  document.body.append(container);
  return container;
}

it('SH-13 finds a container that appears later and shows it as wanted', () => {
  const { chat, tell, onFailure, lookUp } = open();
  chat.show(false);
  tell('load');
  jest.advanceTimersByTime(3000);
  const container = addContainer();
  expect(container).toBeVisible();
  jest.advanceTimersByTime(1000);
  expect(container).not.toBeVisible();
  chat.show(true);
  expect(container).toBeVisible();
  const lookUps = lookUp.mock.calls.length;
  jest.advanceTimersByTime(60_000);
  expect(lookUp.mock.calls).toHaveLength(lookUps);
  expect(onFailure).not.toHaveBeenCalled();
});

it('F-56 SH-13 stops after 10 look-ups, one a second, and leaves no timer', () => {
  const { tell, onFailure, lookUp } = open();
  tell('load');
  expect(lookUp).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(4000);
  expect(lookUp).toHaveBeenCalledTimes(5);
  jest.advanceTimersByTime(600_000);
  expect(lookUp).toHaveBeenCalledTimes(MAX_LOOKUPS);
  expect(jest.getTimerCount()).toBe(0);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('F-55 a blocked script is one failure without a look-up', () => {
  const { tell, onFailure, lookUp } = open();
  tell('error');
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(lookUp).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

it('F-55 a container that is no selector is one failure', () => {
  const { tell, onFailure } = open('##');
  expect(() => tell('load')).not.toThrow();
  jest.advanceTimersByTime(60_000);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it('SH-13 stops looking when it is ended, before and after the script has loaded', () => {
  const early = open();
  early.chat.end();
  early.tell('load');
  expect(jest.getTimerCount()).toBe(0);
  document.head.replaceChildren();
  const late = open();
  late.tell('load');
  late.chat.end();
  expect(jest.getTimerCount()).toBe(0);
});
