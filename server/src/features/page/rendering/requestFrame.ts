import type { FastifyRequest } from 'fastify';

type Cookies = Pick<FastifyRequest, 'cookies'>;

/** The page's theme and language before its code runs, from the console's cookies. */
export const requestTheme = ({ cookies: { tc_theme: theme } }: Cookies) =>
  theme === 'light' || theme === 'dark' ? theme : 'system';

/** How much room the sidebar takes. */
export const requestFrame = ({ cookies }: Cookies) => (cookies.sidebar_state === 'false' ? 'icons' : 'open');
