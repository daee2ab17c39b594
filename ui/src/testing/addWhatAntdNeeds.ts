/** Uses a timer where a browser uses a message. */
class LaterChannel {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

/** Nothing has a size in jsdom, so nothing is ever resized. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What jsdom leaves out and the component library cannot do without. */
export function addWhatAntdNeeds() {
  Object.assign(globalThis, { MessageChannel: LaterChannel, ResizeObserver: StillObserver });
}
