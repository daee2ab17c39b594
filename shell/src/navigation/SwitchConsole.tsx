import { useSharedText } from '@tracking-console/app-kit';
import { otherIdentity } from '@tracking-console/contract/shipments/statuses';
import { consoleChosen } from '@tracking-console/platform';
import { icons, Tooltip } from '@tracking-console/ui';
import { useDispatch } from 'react-redux';
import { usePrefetchCompanyInfo } from '../dialogs/usePrefetchCompanyInfo.ts';
import { usePage } from '../page/PageContext.ts';
import { useText } from '../useText.ts';
import styles from './Sidebar.module.css';
import { ItemContent } from './SidebarItem.tsx';

/**
 * The way to the other console, with a word on what that is. One button for both, as the pointer and the focus stay on
 * it; only its texts change.
 */
export function SwitchConsole() {
  const dispatch = useDispatch();
  const t = useText();
  const shared = useSharedText();
  const target = otherIdentity(usePage().identity);
  return (
    <Tooltip text={t(`shell.switch.tip.${target}`)} side="right" delay={200} block>
      <button
        type="button"
        className={styles.item}
        onClick={() => dispatch(consoleChosen(target))}
        {...usePrefetchCompanyInfo('API')}
      >
        <ItemContent
          icon={<icons.ArrowLeftRight size={18} />}
          title={shared(target === 'API' ? 'menu.switchToApi' : 'menu.switchToBuyer')}
        />
      </button>
    </Tooltip>
  );
}
