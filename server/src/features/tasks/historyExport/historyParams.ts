/** The lists of the notification pages, and what their files are called. */
const NAMES = { history: 'notifications', unsubscribed: 'unsubscribed' } as const;

export interface HistoryParams {
  content: keyof typeof NAMES;
  language: string;
  timeZone: string;
}

export const isHistory = (params: unknown): params is HistoryParams =>
  Object.hasOwn(NAMES, (params as Partial<HistoryParams> | null)?.content ?? '');

export const historyName = ({ content }: Pick<HistoryParams, 'content'>, now: Date) =>
  `${NAMES[content]}-${now.toISOString().slice(0, 10)}.csv`;
