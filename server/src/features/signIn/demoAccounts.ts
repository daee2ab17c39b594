export const DEMO_PASSWORD = 'Tracking-demo-1';

/** The accounts of the demo; `about` is the key of a text that describes each. */
export const DEMO_ACCOUNTS = [
  { email: 'both@example.com', about: 'signIn.demo.both' },
  { email: 'buyer@example.com', about: 'signIn.demo.buyer' },
  { email: 'api@example.com', about: 'signIn.demo.api' },
  { email: 'zh@example.com', about: 'signIn.demo.chinese' },
  { email: 'new@example.com', about: 'signIn.demo.new' },
  { email: 'policy@example.com', about: 'signIn.demo.policy' },
  { email: 'release@example.com', about: 'signIn.demo.release' },
  { email: 'release2@example.com', about: 'signIn.demo.release' },
  { email: 'finance@example.com', about: 'signIn.demo.finance' },
] as const;
