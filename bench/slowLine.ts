import type { CDPSession, Page } from '@playwright/test';

export interface Line {
  /** Milliseconds a request takes besides its bytes. */
  latency: number;
  /** Bits a second. */
  throughput: number;
  cpuSlowDown: number;
}

/** The browser's own throttling, for one page; returns the session, on which its traffic can be watched. */
export async function slowDown(page: Page, { latency, throughput, cpuSlowDown }: Line): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = throughput / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown });
  return session;
}
