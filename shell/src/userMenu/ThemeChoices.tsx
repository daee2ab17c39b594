import { useKitText } from '@tracking-console/app-kit';
import { selectPreferences, type ThemeChoice, themeChosen } from '@tracking-console/platform';
import { icons } from '@tracking-console/ui/later';
import { useDispatch, useSelector } from 'react-redux';
import styles from './UserMenuPopup.module.css';

const THEMES = [
  ['light', icons.Sun],
  ['dark', icons.Moon],
  ['system', icons.Monitor],
] as const satisfies readonly (readonly [ThemeChoice, unknown])[];

/** The menu stays open, so that a person sees what the choice does. */
export function ThemeChoices() {
  const dispatch = useDispatch();
  const t = useKitText();
  const { theme } = useSelector(selectPreferences);
  return (
    <div className={styles.segments}>
      {THEMES.map(([choice, Icon]) => (
        <button
          key={choice}
          type="button"
          role="menuitemradio"
          aria-checked={choice === theme}
          tabIndex={-1}
          className={styles.segment}
          onClick={() => dispatch(themeChosen(choice))}
        >
          <Icon size={14} />
          {t(`theme.${choice}`)}
        </button>
      ))}
    </div>
  );
}
