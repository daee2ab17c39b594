import { createAction } from '@reduxjs/toolkit';

/** The frame stands; the profile may be fetched. */
export const shellStarted = createAction('shell/started');
/** A person asked to sign out, from the user menu or by refusing the policy. */
export const signOutRequested = createAction('user/signOutRequested');
export const retryRequested = createAction('user/retryRequested');
