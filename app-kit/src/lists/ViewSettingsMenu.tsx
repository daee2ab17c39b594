import { type State, selectProfile } from '@tracking-console/platform';
import { Button } from '@tracking-console/ui';
import { Checkbox, type Column, icons, isColumnHidden, Popover } from '@tracking-console/ui/later';
import { type RefObject, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useKitText } from '../texts/useKitText.ts';
import styles from './ViewSettingsMenu.module.css';
import {
  DENSITIES,
  lastViewSettings,
  readViewSettings,
  rememberViewSettings,
  type ViewSettings,
  type ViewSettingsChoices,
  writeViewSettings,
} from './viewSettings.ts';

interface ViewSettingsMenuProps<Name extends string> {
  choices: ViewSettingsChoices<Name>;
  viewSettings: ViewSettings<Name>;
  titleOf: (column: Name) => string;
  /** Those that are rendered, in the element around the table. */
  columns: readonly Column<never>[];
  table: RefObject<HTMLElement | null>;
  onChange: (change: Partial<ViewSettings<Name>>) => void;
}

/** Chooses the list's columns and its row spacing. */
export function ViewSettingsMenu<Name extends string>(props: ViewSettingsMenuProps<Name>) {
  const { choices, viewSettings, onChange } = props;
  const t = useKitText();
  return (
    <Popover label={t('viewSettings.open')} icon={<icons.Columns3 size={16} />} align="end">
      <div className={styles.viewSettings}>
        <fieldset className={styles.group}>
          <legend>{t('viewSettings.columns')}</legend>
          <ColumnChoices {...props} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('viewSettings.density')}</legend>
          {DENSITIES.map((density) => (
            <label key={density} className={styles.choice}>
              <input
                type="radio"
                name="density"
                checked={viewSettings.density === density}
                onChange={() => onChange({ density })}
              />
              {t(`viewSettings.density.${density}`)}
            </label>
          ))}
        </fieldset>
        <Button size="sm" kind="text" onClick={() => onChange(choices.initial)}>
          {t('viewSettings.reset')}
        </Button>
      </div>
    </Popover>
  );
}

/** Made when the menu opens, which is when the width of the table counts. */
function ColumnChoices<Name extends string>(props: ViewSettingsMenuProps<Name>) {
  const { choices, viewSettings, titleOf, columns, table, onChange } = props;
  const t = useKitText();
  /** Whether the table is too narrow at the moment for a column that is switched on. */
  const isHidden = (name: Name) => {
    const column = columns.find(({ key }) => key === name);
    return Boolean(column && table.current && isColumnHidden(column, table.current));
  };
  const toggle = (column: Name, shown: boolean) =>
    onChange({
      columns: choices.columns.filter((other) => (other === column ? shown : viewSettings.columns.includes(other))),
    });
  return choices.columns.map((column) => (
    <Checkbox
      key={column}
      checked={viewSettings.columns.includes(column)}
      onChange={({ target }) => toggle(column, target.checked)}
    >
      {titleOf(column)}
      {viewSettings.columns.includes(column) && isHidden(column) && (
        <small className={styles.hidden}> {t('viewSettings.hidden')}</small>
      )}
    </Checkbox>
  ));
}

type ChangeViewSettings<Name extends string> = (change: Partial<ViewSettings<Name>>) => void;

/** The list's columns and density: the address's, else those of last time. A change goes into both. */
export function useViewSettings<Name extends string>(
  choices: ViewSettingsChoices<Name>,
): [ViewSettings<Name>, ChangeViewSettings<Name>] {
  const gid = useSelector((state: State) => selectProfile(state)?.gid);
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const viewSettings = useMemo(
    () => readViewSettings(new URLSearchParams(text), choices, lastViewSettings(gid, choices)),
    [gid, text, choices],
  );
  const change: ChangeViewSettings<Name> = (changed) => {
    const next = { ...viewSettings, ...changed };
    rememberViewSettings(gid, choices, next);
    setParams((now) => ({ ...Object.fromEntries(now), ...writeViewSettings(next) }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [viewSettings, change];
}
