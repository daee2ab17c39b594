import { prefixOf } from '@tracking-console/platform';
import { Breadcrumbs } from '@tracking-console/ui';
import { useMenuIdentity } from '../page/useMenuIdentity.ts';
import { useSharedTexts, useTexts } from '../page/useTexts.ts';
import { useTrail } from '../page/useTrail.ts';

/** SH-4: from the dashboard along the menu to the current page. */
export function PageTrail() {
  const identity = useMenuIdentity();
  const { steps, deeper } = useTrail();
  const t = useTexts();
  const shared = useSharedTexts();
  const dashboard = { title: 'menu.dashboard', path: `${prefixOf(identity)}/dashboard` };
  const whole = steps[0]?.path === dashboard.path ? steps : [dashboard, ...steps];
  const items = whole.map(({ title, path }) => ({ label: shared(title), href: path }));
  // An address that no menu knows, or one below a menu item's: the last step is no menu item.
  const beyond = steps.length === 0 ? t('shell.notFound.title') : deeper ? t('shell.trail.details') : null;
  return <Breadcrumbs items={beyond === null ? items : [...items, { label: beyond, href: '' }]} />;
}
