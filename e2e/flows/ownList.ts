import type { APIRequestContext } from '@playwright/test';
import { MAX_NUMBERS } from '@tracking-console/contract/shipments/shipmentConstants';
import { expect } from '../fixtures.ts';
import { callBuyer } from './buyerCall.ts';
import { PASSWORD } from './session.ts';

/** An API customer who becomes a buyer here: only these journeys use its shipments. */
const OWNER = 'api@example.com';

/** What a search finds, and the rest of the list; together too many for one action. */
export const FOUND = { name: 'Autumn', count: 150 };
const REST = { name: 'Spring', count: 80 };
export const LISTED = FOUND.count + REST.count;

/** Numbers whose carrier needs a postal code: they do not change by themselves before they have one. */
const quietNumber = (serial: number) => `JJD${String(74000000 + serial).padStart(16, '0')}`;

/** Signs the owner in and gives the list its shipments. What is there already stays. */
export async function fillList(request: APIRequestContext, origin: string) {
  for (const [call, data] of [
    ['sign-in', { email: OWNER, password: PASSWORD }],
    ['open-buyer-app', {}],
  ] as const) {
    const answer = await request.post(`${origin}/user-api/v1/${call}`, { data, headers: { origin } });
    expect((await answer.json()).code).toBe(0);
  }
  const shipments = Array.from({ length: LISTED }, (_, index) => {
    const { name } = index < REST.count ? REST : FOUND;
    return { TrackNo: quietNumber(index), Remark: `${name} ${index}` };
  });
  for (let at = 0; at < shipments.length; at += MAX_NUMBERS)
    await callBuyer(request, origin, 'AddTrackNo', { TrackNos: shipments.slice(at, at + MAX_NUMBERS) });
}
