import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A text: a key with values, or the server's own words. */
export type Text = { key: string; values?: Record<string, string | number> } | { plain: string };

export interface Toast {
  key: string;
  type: 'success' | 'failed' | 'warn';
  text: Text;
  title?: Text;
  /** Milliseconds it stays. */
  duration: number;
}

/** TS-2 */
export const TOAST_LIMIT = 5;
export const TOAST_DURATION = 5000;

const slice = createSlice({
  name: 'notifications',
  initialState: { toasts: [] as Toast[] },
  reducers: {
    toastShown: {
      prepare: (toast: Pick<Toast, 'type' | 'text'> & Partial<Toast>) => ({
        payload: { key: nanoid(8), duration: TOAST_DURATION, ...toast },
      }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.toasts = [...state.toasts.filter(({ key }) => key !== payload.key), payload].slice(-TOAST_LIMIT);
      },
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter(({ key }) => key !== payload);
    },
  },
});

export const notificationsReducer = slice.reducer;
export const { toastShown, toastDismissed } = slice.actions;

export interface WithNotifications {
  notifications: ReturnType<typeof notificationsReducer>;
}

export const selectToasts = (state: WithNotifications) => state.notifications.toasts;
