import type { CallServer } from './callServer.ts';

/** The options given to a command. */
export interface Options {
  json: boolean;
  yes: boolean;
  end: boolean;
  'break-glass': boolean;
  'dry-run': boolean;
  channel?: string;
  reason?: string;
  percent?: string;
  module?: string;
  minutes?: string;
  release?: string;
  base?: string;
  limit?: string;
  before?: string;
}

export interface Given {
  words: readonly string[];
  options: Options;
  /** Reads the token on its first use: commands that need no server need no token. */
  call: CallServer;
  environment: Readonly<Record<string, string | undefined>>;
}

/** What a command has found or done, for programs and for people. */
export interface Outcome {
  json: unknown;
  text: string;
  /** Default: 0. */
  exit?: number;
}

export interface Command {
  /** What follows its name. */
  usage: string;
  about: string;
  run: (given: Given) => Promise<Outcome>;
}
