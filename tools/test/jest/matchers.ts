import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// As long as patience.mjs allows: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 4000 });
