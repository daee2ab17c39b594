import type { Identity } from '@tracking-console/contract/statuses';
import { prefixOf } from '@tracking-console/platform';
import { Breadcrumbs } from '@tracking-console/ui';
import type { Trail } from '../page/trail.ts';
import { useSharedTexts, useTexts } from '../page/useTexts.ts';

/** SH-4: from the dashboard along the menu to the current page. */
export function PageTrail({ identity, trail: { steps, deeper } }: { identity: Identity; trail: Trail }) {
  const t = useTexts();
  const shared = useSharedTexts();
  const dashboard = { title: 'menu.dashboard', path: `${prefixOf(identity)}/dashboard` };
  const whole = steps[0]?.path === dashboard.path ? steps : [dashboard, ...steps];
  const items = whole.map(({ title, path }) => ({ label: shared(title), href: path }));
  return <Breadcrumbs items={deeper ? [...items, { label: t('shell.trail.details'), href: '' }] : items} />;
}
