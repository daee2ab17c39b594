import type { Notifications } from '@tracking-console/contract/notifications/notifications';
import { call, guarded, noticesShown, put, service } from '@tracking-console/platform';
import { buffers, type EventChannel, eventChannel } from 'redux-saga';
import { take } from 'redux-saga/effects';
import { buyerCall } from '../../model/buyerCall.ts';
import { mayNotify } from '../../model/notices.ts';
import { claimNotices } from './claimNotices.ts';
import { notificationsApi } from './notificationsApi.ts';
import { showNotice } from './showNotice.ts';

/** On a newly recorded notification the lists are refetched, and the browser shows it if the customer wants that. */
export function* noticesSaga() {
  const updates = yield* call(listen);
  try {
    for (;;) {
      const ids: readonly string[] = yield take(updates);
      yield* put(notificationsApi.util.invalidateTags(['Notifications']));
      if (mayNotify()) yield* call(guarded(showNotices), ids);
    }
  } finally {
    updates.close();
  }
}

/** Emits the ids of new notifications; no ids where they are unknown. */
function* listen() {
  const live = yield* service('live');
  const channel: EventChannel<readonly string[]> = eventChannel<readonly string[]>(
    (emit) => live.subscribe('notifications', ({ ids }) => emit(ids ?? [])),
    buffers.expanding(4),
  );
  return channel;
}

/** The page may be out of sight: that is when a notice is wanted. */
export function* showNotices(recorded: readonly string[]) {
  const ids = yield* call(() => claimNotices(recorded));
  if (ids.length === 0) return;
  const calls = yield* service('calls');
  const request = { ...buyerCall('GetNotifications', { NotificationIds: ids }), silent: true };
  const [error, answer] = yield* call(() => calls.send<Notifications>(request));
  if (error) return;
  const i18n = yield* service('i18n');
  const navigation = yield* service('navigation');
  const shown = answer.Notifications.filter(({ Channel, State }) => Channel === 'browser' && State === 'Sent');
  if (shown.length === 0) return;
  for (const notice of shown) showNotice(notice, i18n, navigation.go);
  yield* put(noticesShown(shown.map(({ NotificationId: id, TrackInfoId: shipment }) => ({ id, shipment }))));
}
