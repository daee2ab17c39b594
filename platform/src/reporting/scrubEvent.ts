import type { Event } from '@sentry/browser';
import { isDroppedMessage } from './droppedMessages.ts';
import { scrub, scrubText } from './scrub.ts';

const messagesOf = ({ message, exception }: Event) => [message, ...(exception?.values ?? []).map(({ value }) => value)];

/** Whether an event is one of the known messages that are never reported. */
export const isDroppedEvent = (event: Event) =>
  messagesOf(event).some((message) => message !== undefined && isDroppedMessage(message));

type Data = Record<string, unknown>;
// scrub() returns an object for an object.
const scrubData = (data: object) => scrub(data) as Data;

/** The last step before an event is sent. Its ids, stack and user (a gid) are kept. */
export function scrubEvent<Sent extends Event>(event: Sent): Sent {
  const { message, exception, request, extra, contexts, spans, transaction, breadcrumbs: _left, ...rest } = event;
  const { trace } = contexts ?? {};
  return {
    ...rest,
    ...(message !== undefined && { message: scrubText(message) }),
    ...(transaction !== undefined && { transaction: scrubText(transaction) }),
    ...(exception && { exception: scrubExceptions(exception) }),
    ...(request && { request: scrubRequest(request) }),
    ...(extra && { extra: scrubData(extra) }),
    ...(contexts && { contexts: { ...contexts, ...(trace && { trace: scrubSpan(trace) }) } }),
    ...(spans && { spans: spans.map(scrubSpan) }),
  } as unknown as Sent; // the same fields again, with cleaner values
}

function scrubExceptions(exception: NonNullable<Event['exception']>) {
  const values = exception.values?.map((one) => ({
    ...one,
    ...(one.value !== undefined && { value: scrubText(one.value) }),
  }));
  return { ...exception, ...(values && { values }) };
}

function scrubRequest({ url, headers }: NonNullable<Event['request']>) {
  return { ...(url !== undefined && { url: scrubText(url) }), ...(headers && { headers: scrubData(headers) }) };
}

function scrubSpan<Span extends { description?: string; data?: object }>(span: Span): Span {
  const { description, data } = span;
  return {
    ...span,
    ...(description !== undefined && { description: scrubText(description) }),
    ...(data && { data: scrubData(data) }),
  };
}
