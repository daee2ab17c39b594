export { copyWithStructuralSharing, createApi } from '@reduxjs/toolkit/query/react';
