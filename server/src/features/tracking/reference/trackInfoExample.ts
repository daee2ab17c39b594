/** A shipment with its journey in the wire's format, with one event. */
export const TRACK_INFO_EXAMPLE = {
  number: 'RB123456785GB',
  carrier: 11031,
  tag: 'Spring sale',
  param: null,
  track_info: {
    shipping_info: {
      shipper_address: {
        city: 'Cardiff',
        state: 'Wales',
        street: null,
        country: 'GB',
        coordinates: {
          latitude: '51.48',
          longitude: '-3.18',
        },
        postal_code: 'CF10 1EP',
      },
      recipient_address: {
        city: 'Nürnberg',
        state: 'Bayern',
        street: null,
        country: 'DE',
        coordinates: {
          latitude: '49.45',
          longitude: '11.08',
        },
        postal_code: '90402',
      },
    },
    latest_status: {
      status: 'InTransit',
      sub_status: 'InTransit_Other',
      sub_status_descr: null,
    },
    latest_event: {
      time_iso: '2026-12-03T07:25:00+01:00',
      time_utc: '2026-12-03T06:25:00Z',
      time_raw: {
        date: '2026-12-03',
        time: '07:25:00',
        timezone: '+01:00',
      },
      description: 'Handed over to Deutsche Post DHL for delivery',
      description_translation: null,
      location: 'Frankfurt am Main, Hessen, DE',
      stage: null,
      sub_status: 'InTransit_Other',
      address: {
        city: 'Frankfurt am Main',
        state: 'Hessen',
        street: null,
        country: 'DE',
        coordinates: {
          latitude: '50.11',
          longitude: '8.68',
        },
        postal_code: '60311',
      },
    },
    time_metrics: {
      days_after_order: null,
      days_of_transit: 5,
      days_of_transit_done: null,
      days_after_last_update: 0,
      estimated_delivery_date: {
        to: '2026-12-10T20:00:00+01:00',
        from: '2026-12-08T09:00:00+01:00',
        source: 'Estimated',
      },
    },
    milestone: [
      {
        key_stage: 'InfoReceived',
        time_iso: '2026-11-27T10:54:00+00:00',
        time_utc: '2026-11-27T10:54:00Z',
        time_raw: {
          date: '2026-11-27',
          time: '10:54:00',
          timezone: '+00:00',
        },
      },
      {
        key_stage: 'PickedUp',
        time_iso: '2026-11-27T14:15:00+00:00',
        time_utc: '2026-11-27T14:15:00Z',
        time_raw: {
          date: '2026-11-27',
          time: '14:15:00',
          timezone: '+00:00',
        },
      },
      {
        key_stage: 'Departure',
        time_iso: '2026-11-29T19:14:00+00:00',
        time_utc: '2026-11-29T19:14:00Z',
        time_raw: {
          date: '2026-11-29',
          time: '19:14:00',
          timezone: '+00:00',
        },
      },
      {
        key_stage: 'Arrival',
        time_iso: '2026-12-01T13:16:00+01:00',
        time_utc: '2026-12-01T12:16:00Z',
        time_raw: {
          date: '2026-12-01',
          time: '13:16:00',
          timezone: '+01:00',
        },
      },
      {
        key_stage: 'AvailableForPickup',
        time_iso: null,
        time_utc: null,
        time_raw: {
          date: null,
          time: null,
          timezone: null,
        },
      },
      {
        key_stage: 'OutForDelivery',
        time_iso: null,
        time_utc: null,
        time_raw: {
          date: null,
          time: null,
          timezone: null,
        },
      },
      {
        key_stage: 'Delivered',
        time_iso: null,
        time_utc: null,
        time_raw: {
          date: null,
          time: null,
          timezone: null,
        },
      },
      {
        key_stage: 'Returning',
        time_iso: null,
        time_utc: null,
        time_raw: {
          date: null,
          time: null,
          timezone: null,
        },
      },
      {
        key_stage: 'Returned',
        time_iso: null,
        time_utc: null,
        time_raw: {
          date: null,
          time: null,
          timezone: null,
        },
      },
    ],
    misc_info: {
      pieces: '1',
      local_key: 7041,
      weight_kg: '0.85',
      dimensions: null,
      weight_raw: '0.85 kg',
      risk_factor: null,
      local_number: null,
      service_type: 'Registered letter',
      local_provider: 'Deutsche Post DHL',
      customer_number: null,
      reference_number: null,
    },
    tracking: {
      providers_hash: 270634190,
      providers: [
        {
          provider: {
            key: 11031,
            name: 'Royal Mail',
            alias: 'Royal Mail',
            tel: '+44 3457 740 740',
            homepage: 'https://www.royalmail.com',
            country: 'GB',
          },
          provider_lang: 'en',
          service_type: 'Registered letter',
          latest_sync_status: 'Success',
          latest_sync_time: '2026-12-03T12:09:49.828Z',
          events_hash: 270634190,
          provider_tips: null,
          events: [
            {
              time_iso: '2026-12-03T07:25:00+01:00',
              time_utc: '2026-12-03T06:25:00Z',
              time_raw: {
                date: '2026-12-03',
                time: '07:25:00',
                timezone: '+01:00',
              },
              description: 'Handed over to Deutsche Post DHL for delivery',
              description_translation: null,
              location: 'Frankfurt am Main, Hessen, DE',
              stage: null,
              sub_status: 'InTransit_Other',
              address: {
                city: 'Frankfurt am Main',
                state: 'Hessen',
                street: null,
                country: 'DE',
                coordinates: {
                  latitude: '50.11',
                  longitude: '8.68',
                },
                postal_code: '60311',
              },
            },
          ],
        },
      ],
    },
  },
  data_source: 'sandbox',
} as const;
