// `npm run e2e`: finds the browser, then runs the journeys; arguments go on to Playwright.
import { spawnSync } from 'node:child_process';
import { root } from '../bundle/modules.ts';
import { findBrowser } from './browser.ts';

const browser = findBrowser();
const reporter = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ['--reporter=list,json'] : [];
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...reporter, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(browser && { E2E_BROWSER: browser }) },
  },
);
process.exit(status ?? 1);
