import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { MenuIcon } from '@tracking-console/contract/page/applications';
import { APPLICATION_IDENTITIES } from '@tracking-console/contract/page/messages';
import type { Identity } from '@tracking-console/contract/shipments/statuses';
import { type ApplicationEvent, applicationChanged, applicationsSwitched } from '../applications/applicationsSlice.ts';

/** A text: a key with values, or the server's own words. */
export type Text = { key: string; values?: Record<string, string | number> } | { plain: string };

export interface Toast {
  key: string;
  type: 'success' | 'failed' | 'warn' | 'info' | 'loading' | 'default';
  text: Text;
  title?: Text;
  /** Where to act on it, below the text. */
  link?: { text: Text; href: string };
  /** Replace the type's own in the shell's notifier; both colors are CSS colors. */
  icon?: MenuIcon;
  color?: string;
  bgColor?: string;
  /** Milliseconds it stays; absent: as long as its notifier keeps one. */
  duration?: number;
  /**
   * The console whose notifier shows it, once that console is shown. Absent: whichever notifier is active when it is raised,
   * the API console's own or the shell's.
   */
  audience?: Identity | 'shell';
}

export const TOAST_LIMIT = 5;
export const TOAST_DURATION = 5000;

export interface NotificationsState {
  /** Toasts that have not been shown to their end yet, the oldest first. */
  toasts: Toast[];
  /** Whether the API console is visible, which has a notifier of its own … */
  apiShown: boolean;
  /** … unless that could not be loaded. */
  apiNotifierFailed: boolean;
}

const initialState: NotificationsState = { toasts: [], apiShown: false, apiNotifierFailed: false };
const ofApi = ({ audience }: Toast) => audience === 'API';
const ofOthers = (toast: Toast) => !ofApi(toast);
const raisedFor = ({ apiShown, apiNotifierFailed }: NotificationsState) =>
  apiShown && !apiNotifierFailed ? 'API' : 'shell';

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    toastShown: {
      prepare: (toast: Pick<Toast, 'type' | 'text'> & Partial<Toast>) => ({ payload: { key: nanoid(8), ...toast } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        const toast: Toast = { audience: raisedFor(state), ...payload };
        const others = state.toasts.filter(({ key }) => key !== toast.key);
        const rivals = others.filter(ofApi(toast) ? ofApi : ofOthers);
        const dropped = rivals.slice(0, Math.max(0, rivals.length + 1 - TOAST_LIMIT));
        state.toasts = [...others.filter((other) => !dropped.includes(other)), toast];
      },
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ key }) => key !== payload);
    },
    apiNotifierLoaded: (state) => {
      state.apiNotifierFailed = false;
    },
    /** The API console's notifier could not be loaded: the shell's shows the waiting toasts. */
    apiNotifierFailed: (state) => {
      state.apiNotifierFailed = true;
      for (const toast of state.toasts) if (ofApi(toast)) toast.audience = 'shell';
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(applicationChanged, (state, { payload }) => follow(state, payload))
      .addCase(applicationsSwitched, (state, { payload }) => {
        for (const event of payload) follow(state, event);
      }),
});

function follow(state: NotificationsState, { name, state: now, visibility }: ApplicationEvent) {
  if (APPLICATION_IDENTITIES[name] === 'API') state.apiShown = now === 'mounted' && visibility !== 'hidden';
}

export const notificationsReducer = slice.reducer;
export const { toastShown, toastDismissed, apiNotifierLoaded, apiNotifierFailed } = slice.actions;

export interface WithNotifications {
  notifications: NotificationsState;
}

/** Every toast that waits or is shown, by any notifier. */
export const selectToasts = (state: WithNotifications) => state.notifications.toasts;
