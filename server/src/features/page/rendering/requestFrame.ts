import type { FastifyRequest } from 'fastify';

type Cookies = Pick<FastifyRequest, 'cookies'>;

/** What the page looks like before its code says so, from the cookies in which the console remembers it. */
export const requestTheme = ({ cookies: { tc_theme: theme } }: Cookies) =>
  theme === 'light' || theme === 'dark' ? theme : 'system';

/** How much room the sidebar takes. */
export const requestFrame = ({ cookies }: Cookies) => (cookies.sidebar_state === 'false' ? 'icons' : 'open');
