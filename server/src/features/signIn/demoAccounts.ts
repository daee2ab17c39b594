export const DEMO_PASSWORD = 'Tracking-demo-1';

interface DemoAccount {
  email: string;
  /** The key of a text that describes it. */
  about: string;
  /** The secret of its two-step sign-in, which the roles of the staff need: base32. */
  secret?: string;
}

/** The accounts of the demo. Their secrets are as public as their password: `npm run code` prints the codes. */
export const DEMO_ACCOUNTS = [
  { email: 'both@example.com', about: 'signIn.demo.both' },
  { email: 'buyer@example.com', about: 'signIn.demo.buyer' },
  { email: 'api@example.com', about: 'signIn.demo.api' },
  { email: 'zh@example.com', about: 'signIn.demo.chinese' },
  { email: 'new@example.com', about: 'signIn.demo.new' },
  { email: 'policy@example.com', about: 'signIn.demo.policy' },
  { email: 'release@example.com', about: 'signIn.demo.release', secret: 'TRACKINGDEMORELEASETRACKINGDEMOR' },
  { email: 'release2@example.com', about: 'signIn.demo.release', secret: 'TRACKINGDEMORELEASE2TRACKINGDEMO' },
  { email: 'finance@example.com', about: 'signIn.demo.finance', secret: 'TRACKINGDEMOFINANCETRACKINGDEMOF' },
] as const satisfies readonly DemoAccount[];
