import { createAction } from '@reduxjs/toolkit';

/** An answer of the server named the release this page would get now, another one than the answer before. */
export const latestReleaseReceived = createAction<string>('releases/latestTold');
/** A person wants the new version now. */
export const newVersionRequested = createAction('releases/newVersionRequested');
