import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';
import type { Cookies } from './browser.ts';

/** Sends a command of Chromium's protocol. */
type Send = CDPSession['send'];

export interface UnwatchedPage {
  send: Send;
  /** Runs a function in the page; it may refer to nothing but its argument. */
  evaluate: <Argument, Result>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  close: () => Promise<void>;
}

/** How long, in ms, a hand rests on what it is about to press, and holds it down. */
const HOVER_MS = 100;
const PRESS_MS = 80;

/**
 * A page without Playwright's instrumentation, which is notified of every request, navigation and message and slows them down:
 * with the processor 4 × slower a switch took 55 ms instead of 44.
 * @throws what the browser refuses
 */
export async function openUnwatched(browser: Browser, url: string, cookies: Cookies): Promise<UnwatchedPage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const own = cookies.map(({ name, value, domain, path, secure, httpOnly, sameSite }) => {
    return { name, value, domain, path, secure, httpOnly, sameSite };
  });
  await session.send('Storage.setCookies', { browserContextId, cookies: own });
  const size = { width: 1280, height: 800 };
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId, ...size });
  const send = await attach(session, targetId);

  async function evaluate<Argument, Result>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) {
    const expression = `(${inPage})(${JSON.stringify(argument)})`;
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value as Result; // by value, so it is what the function returns
  }

  await send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false });
  await send('Performance.enable');
  await send('Page.navigate', { url });
  return {
    send,
    evaluate,
    mouse: {
      async click(x, y) {
        const left = { x, y, button: 'left', clickCount: 1 } as const;
        await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
        await wait(HOVER_MS);
        await send('Input.dispatchMouseEvent', { type: 'mousePressed', buttons: 1, ...left });
        await wait(PRESS_MS);
        await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...left });
      },
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}

interface Answer {
  id?: number;
  result?: object;
  error?: { message: string };
}

/** Speaks with one page through the browser's own session; Playwright would watch what it attaches to itself. */
async function attach(session: CDPSession, targetId: string): Promise<Send> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const open = new Map<number, (answer: Answer) => void>();
  let calls = 0;
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer; // of Chromium's protocol
    open.get(answer.id ?? 0)?.(answer);
  });
  return (async (method, params) => {
    const id = ++calls;
    const answered = new Promise<Answer>((resolve) => open.set(id, resolve));
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    const { result, error } = await answered;
    open.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }) as Send;
}
