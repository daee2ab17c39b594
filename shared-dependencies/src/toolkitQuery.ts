export { createApi, setupListeners, skipToken } from '@reduxjs/toolkit/query/react';
