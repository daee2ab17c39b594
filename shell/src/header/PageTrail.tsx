import { prefixOf } from '@tracking-console/platform';
import { Breadcrumbs } from '@tracking-console/ui';
import { usePage } from '../page/PageContext.ts';
import { useTitles } from '../page/pageName.ts';
import { useText } from '../useText.ts';

/** From the dashboard along the menu to the current page. */
export function PageTrail() {
  const { identity, trail, name } = usePage();
  const { steps, deeper } = trail;
  const t = useText();
  const titleOf = useTitles();
  const dashboard = { title: 'menu.dashboard', path: `${prefixOf(identity)}/dashboard` };
  const whole = steps[0]?.path === dashboard.path ? steps : [dashboard, ...steps];
  const items = whole.map(({ title, path }) => ({ label: titleOf(title), href: path }));
  // An address that no menu knows, or one below a menu item's: the last step is no menu item.
  const beyond = steps.length === 0 ? name : deeper ? t('orders.action.details') : '';
  return <Breadcrumbs items={beyond === '' ? items : [...items, { label: beyond, href: '' }]} />;
}
