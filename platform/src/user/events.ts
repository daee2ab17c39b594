import { createAction } from '@reduxjs/toolkit';

/** The frame stands; the profile may be fetched. */
export const shellStarted = createAction('shell/started');
/** A person asked to sign out, from the user menu or by refusing the policy. */
export const signOutRequested = createAction('user/signOutRequested');
/** The session has ended because the customer signed out. */
export const signedOut = createAction('user/signedOut');
/** The session goes on. */
export const signOutFailed = createAction('user/signOutFailed');
/** A person wants to sign in after a session was refused right away. */
export const signInChosen = createAction('user/signInChosen');
/** The customer's profile is another one from now on, here or elsewhere. */
export const profileChanged = createAction('user/profileChanged');
export const retryRequested = createAction('user/retryRequested');
