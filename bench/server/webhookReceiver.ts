// A customer's program as a process of its own: answers 200 and reports how many events it was sent, and which of them twice.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MINUTE } from '@tracking-console/contract/values/durations';

/** When each delivery last came, by webhook and event. */
const times = new Map<string, number>();
const received = { count: 0, doubledWithinMinute: 0, doubledLater: 0, first: 0, last: 0 };

export type Received = typeof received & { different: number };

const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end(JSON.stringify({ ...received, different: times.size }));
  request.resume();
  request.on('end', () => {
    const now = Date.now();
    const key = `${request.url} ${request.headers['webhook-id']}`;
    const before = times.get(key);
    if (before !== undefined) received[now - before < MINUTE ? 'doubledWithinMinute' : 'doubledLater'] += 1;
    times.set(key, now);
    received.count += 1;
    received.first ||= now;
    received.last = now;
    response.end();
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
