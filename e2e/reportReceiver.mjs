// Replaces Sentry: keeps the envelopes it receives and returns them to the journeys.
import { createServer } from 'node:http';

/** Listens on loopback; `GET /envelopes` answers with everything received so far, as a list of texts. */
export function startReportReceiver(port) {
  const envelopes = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return response.end(JSON.stringify(envelopes));
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    envelopes.push(Buffer.concat(chunks).toString());
    response.end('{}');
  });
  server.unref();
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}
