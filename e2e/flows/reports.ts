import type { APIRequestContext, Page } from '@playwright/test';
import { changePage, configured } from './changedPage.ts';

/** What the reporter sends: the fields that journeys check. */
export interface ReportedEvent {
  type?: string;
  level?: string;
  release?: string;
  message?: string;
  transaction?: string;
  user?: { id?: string };
  tags?: Record<string, string>;
  extra?: Record<string, unknown>;
  exception?: { values: { value: string }[] };
}

/** Every envelope that has reached the receiver behind the server's tunnel, as it arrived. */
export async function receivedEnvelopes(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get(`http://127.0.0.1:${process.env.E2E_RECEIVER_PORT}/envelopes`);
  return answer.json();
}

/** The events in them: an envelope is lines of JSON, its header, then a header and a content for each item. */
export async function receivedEvents(request: APIRequestContext): Promise<ReportedEvent[]> {
  return (await receivedEnvelopes(request)).map((envelope) => JSON.parse(envelope.split('\n')[2] ?? ''));
}

/** What this page itself sends to the tunnel from now on; the receiver has every journey's. */
export function watchReports(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const text = request.postData() ?? '';
    if (request.url().includes('/report-tunnel') && text.includes('"exception"')) sent.push(text);
  });
  return sent;
}

/** Serves the page with another configuration than the deployment's. */
export const configurePage = (page: Page, changes: Record<string, unknown>) => changePage(page, configured(changes));
