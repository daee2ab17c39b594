import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  to: string[];
  /** As it came, headers and all. */
  raw: string;
}

/** A mail server: it accepts what it is sent, or answers as configured. */
export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Its answer to the next recipients; null: it accepts them. */
  refuseWith(reply: string | null): void;
  /** It has received the mail and does not answer until it is released. */
  hold(): { arrived: Promise<void>; release(): void };
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let refusal: string | null = null;
  let held: Promise<void> = Promise.resolve();
  let onArrival = () => {};
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    receive(socket, {
      refusal: () => refusal,
      take: async (mail) => {
        mails.push(mail);
        onArrival();
        await held;
      },
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    refuseWith(reply) {
      refusal = reply;
    },
    hold() {
      let release = () => {};
      held = new Promise((done) => {
        release = done;
      });
      const arrived = new Promise<void>((done) => {
        onArrival = done;
      });
      return { arrived, release };
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

interface Client {
  refusal(): string | null;
  take(mail: ReceivedMail): Promise<void>;
}

/** RFC 5321, as much of it as a client needs that does nothing unusual. */
function receive(socket: Socket, { refusal, take }: Client): void {
  let to: string[] = [];
  let data: string | null = null;
  let rest = '';
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const answer = (line: string) => {
    if (/^(EHLO|HELO)/i.test(line)) return reply('250 here');
    if (/^RCPT TO/i.test(line)) {
      const refused = refusal();
      if (refused === null) to.push(line.replace(/^.*<|>.*$/g, ''));
      return reply(refused ?? '250 taken');
    }
    if (/^DATA/i.test(line)) {
      data = '';
      return reply('354 go on');
    }
    if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
    return reply('250 well');
  };
  const receiveLine = (line: string) => {
    if (data === null) return answer(line);
    if (line !== '.') {
      data += `${line.replace(/^\./, '')}\r\n`;
      return;
    }
    const mail = { to, raw: data };
    to = [];
    data = null;
    void take(mail).then(() => reply('250 kept'));
  };
  reply('220 ready');
  socket.setEncoding('utf8').on('data', (part: string) => {
    rest += part;
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(receiveLine);
  });
}
