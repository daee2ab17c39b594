import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standIn } from './faults.ts';

/** A server on the developer's own machine. */
export interface LocalMachine {
  /** Address of the module. */
  url: string;
  /** How many requests it has received. */
  asked: () => number;
  end: () => Promise<void>;
}

/** Its answer; cross-origin, as the console requests it. */
export const local =
  (body: string, type = 'text/javascript', status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);

export const localStandIn = local(standIn());

export async function startLocalMachine(answer: RequestListener = localStandIn, port = 0): Promise<LocalMachine> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo; // it listens on one
  return { url: `http://localhost:${taken}/module.js`, asked: () => asked, end: () => close(server) };
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
