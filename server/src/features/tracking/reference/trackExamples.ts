import { TRACK_INFO_EXAMPLE } from './trackInfoExample.ts';

/** Bodies by name, as the OpenAPI document has them. */
type Requests = Record<string, { summary: string; value: unknown }>;

interface Example {
  request: unknown;
  /** The name of the request if there are others. */
  name?: string;
  summary?: string;
  /** Further bodies to try. */
  others?: Requests;
  /** The response of a successful call; its times and numbers are made up. */
  response: { code: 0; data: object; page?: object };
}

const NUMBER = 'RB123456785GB';
const ROYAL_MAIL = 11031;
const UPS_NUMBER = '1Z999AA10123456784';
const UPS = 100002;
const named = { number: NUMBER, carrier: ROYAL_MAIL };
const batch = (...accepted: object[]) => ({ code: 0, data: { accepted, rejected: [] } }) as const;

/** The reference's example for each endpoint, in the order in which a shipment could be queried. A test sends them. */
export const TRACK_EXAMPLES: Readonly<Record<string, Example>> = {
  register: {
    request: [{ number: NUMBER, tag: 'Spring sale', order_no: 'ORDER-10042' }, { number: 'AB12345' }],
    name: 'several',
    summary: 'Several numbers, one of them refused',
    others: {
      one: { summary: 'One number', value: [{ number: 'RB123456799GB' }] },
      details: {
        summary: 'With all details',
        value: [
          {
            number: UPS_NUMBER,
            carrier: UPS,
            tag: 'Spring sale',
            remark: 'Leave it with the neighbor.',
            order_no: 'ORDER-10043',
            order_time: '2026-03-02T08:00:00Z',
            lang: 'de',
            translation_mode: 'UseDefaultLang',
            email: 'recipient@example.com',
            destination_country: 'US',
            destination_postal_code: '94105',
          },
        ],
      },
    },
    response: {
      code: 0,
      data: {
        accepted: [{ origin: 1, number: NUMBER, carrier: ROYAL_MAIL, email: null, tag: 'Spring sale', lang: null }],
        rejected: [
          {
            number: 'AB12345',
            error: { code: -18019903, message: 'The carrier of AB12345 cannot be detected; name it.' },
          },
        ],
      },
    },
  },
  gettrackinfo: {
    request: [named],
    others: { anyCarrier: { summary: 'Under any carrier', value: [{ number: NUMBER }] } },
    response: batch(TRACK_INFO_EXAMPLE),
  },
  push: { request: [{ number: NUMBER }], response: batch(named) },
  gettracklist: {
    request: { tracking_status: 'Tracking', order_by: 'RegisterTimeDesc', page_no: 1 },
    name: 'tracking',
    summary: 'What is being tracked, newest first',
    others: { byNumber: { summary: 'By number', value: { number: `${NUMBER},${UPS_NUMBER}` } } },
    response: {
      code: 0,
      data: {
        accepted: [
          {
            number: NUMBER,
            carrier: ROYAL_MAIL,
            final_carrier: 0,
            origin: 1,
            data_origin: 'Api',
            param: null,
            tag: 'Spring sale',
            remark: '',
            order_no: 'ORDER-10042',
            order_time: null,
            lang: null,
            email: null,
            register_time: '2026-03-02T08:00:00.000Z',
            track_time: '2026-03-04T12:00:00.000Z',
            sync_status: true,
            tracking_status: 'Tracking',
            stop_track_time: null,
            stop_track_reason: null,
            is_retracked: false,
            carrier_change_count: 0,
            package_status: 'InTransit',
            sub_status: 'InTransit_PickedUp',
            latest_event_time: '2026-03-02T17:30:00Z',
            latest_event_info: 'Picked up',
            latest_event_lang: 'en',
            latest_event_translation: null,
            latest_event_sub_status: 'InTransit_PickedUp',
            delievery_time: null,
            pickup_time: '2026-03-02T17:30:00Z',
            shipping_country: 'GB',
            recipient_country: 'GB',
            push_time: null,
            push_status: 'NotPushed',
            push_status_code: null,
            days_after_order: null,
            days_of_transit: 1,
            days_of_transit_done: null,
            days_after_last_update: 1,
            data_source: 'sandbox',
          },
        ],
        rejected: [],
        has_more: false,
        total_pages: 1,
        counts: {
          NotFound: 0,
          InfoReceived: 0,
          InTransit: 1,
          Expired: 0,
          AvailableForPickup: 0,
          OutForDelivery: 0,
          DeliveryFailure: 0,
          Delivered: 0,
          Exception: 0,
        },
      },
      page: { data_total: 1, page_total: 1, page_no: 1, page_size: 40 },
    },
  },
  changecarrier: {
    request: [{ number: NUMBER, carrier_old: ROYAL_MAIL, carrier_new: 21051 }],
    response: batch({
      number: NUMBER,
      carrier_old: ROYAL_MAIL,
      carrier_new: 21051,
      final_carrier_old: 0,
      final_carrier_new: 0,
    }),
  },
  changeinfo: {
    request: [{ number: NUMBER, items: { tag: 'Returns', remark: 'The customer called.' } }],
    others: { remove: { summary: 'Remove a text', value: [{ number: NUMBER, items: { tag: '' } }] } },
    response: batch({ number: NUMBER, carrier: 21051 }),
  },
  stoptrack: { request: [{ number: NUMBER }], response: batch({ number: NUMBER, carrier: 21051 }) },
  retrack: { request: [{ number: NUMBER }], response: batch({ number: NUMBER, carrier: 21051 }) },
  deletetrack: { request: [{ number: NUMBER }], response: batch({ number: NUMBER, carrier: 21051 }) },
  getquota: {
    request: [],
    response: {
      code: 0,
      data: {
        quota_total: 100,
        quota_used: 1,
        quota_remain: 99,
        today_used: 1,
        max_track_daily: 1000,
        free_email_quota: 100,
        free_email_quotaused: 0,
      },
    },
  },
  getRealTimeTrackInfo: {
    request: [{ number: '1Z5R89390357567127', carrier: UPS, cacheLevel: 0 }],
    response: batch({ ...TRACK_INFO_EXAMPLE, number: '1Z5R89390357567127', carrier: UPS, tag: null }),
  },
};

/** All bodies of an endpoint, the one that the example of the answer belongs to first. */
export function requestsOf({ request, name = 'basic', summary = 'Example', others = {} }: Example): Requests {
  return { [name]: { summary, value: request }, ...others };
}
