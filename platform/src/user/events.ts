import { createAction } from '@reduxjs/toolkit';

/** The frame is shown; the profile may be fetched. */
export const shellStarted = createAction('shell/started');
/** The user signed out in the user menu, or refused the policy. */
export const signOutRequested = createAction('user/signOutRequested');
/** A call of this page is about to end its session: other calls that find it gone meanwhile do not redirect. */
export const sessionEnding = createAction('user/sessionEnding');
/** That call has failed, and the session goes on. */
export const sessionKept = createAction('user/sessionKept');
/** The session has ended by what the customer did on this page, which leaves by itself. */
export const signedOut = createAction('user/signedOut');
/** A person wants to sign in after a session was refused right away. */
export const signInChosen = createAction('user/signInChosen');
/** The customer's profile is another one from now on, here or elsewhere. */
export const profileChanged = createAction('user/profileChanged');
export const retryRequested = createAction('user/retryRequested');
