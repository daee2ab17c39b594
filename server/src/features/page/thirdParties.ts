import type { PageConfiguration } from '@tracking-console/contract/page/page';
import type { Configuration } from '../../config.ts';
import { REPORT_TUNNEL } from '../reporting/reportTunnelRoutes.ts';

type ThirdParties = Pick<PageConfiguration, 'reporting' | 'analytics' | 'chat'>;

/** Each exists only if the deployment configures it. */
export function thirdParties(configuration: Configuration): ThirdParties {
  const {
    reportingDsn: dsn,
    reportingSampleRate: sampleRate,
    analyticsScript,
    chatScript,
    chatContainer,
  } = configuration;
  return {
    reporting: dsn ? { dsn, tunnel: REPORT_TUNNEL, sampleRate } : null,
    analytics: analyticsScript ? { script: analyticsScript } : null,
    chat: chatScript ? { script: chatScript, container: chatContainer } : null,
  };
}

/** Origins other than ours that the page's policy has to allow. */
export function widgetOrigins({ scripts, analyticsScript, chatScript }: Configuration): string[] {
  const foreign = [...Object.values(scripts), analyticsScript, chatScript].filter((script) => /^https?:/.test(script));
  return [...new Set(foreign.map((script) => new URL(script).origin))];
}
