import { Button } from '@tracking-console/ui';
import { Checkbox, icons, Popover } from '@tracking-console/ui/later';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type ActiveColumn,
  type ArchivedColumn,
  DENSITIES,
  type ListLook,
  type LookChoices,
  lastLook,
  readLook,
  rememberLook,
  writeLook,
} from '../../model/lists/listLook.ts';
import { useGid } from '../../model/useGid.ts';
import { useText } from '../../useText.ts';
import styles from './LookMenu.module.css';

interface LookMenuProps<Name extends string> {
  choices: LookChoices<Name>;
  look: ListLook<Name>;
  onChange: (change: Partial<ListLook<Name>>) => void;
}

/** Which columns the list has, and how close its rows stand. */
export function LookMenu<Name extends ActiveColumn | ArchivedColumn>(props: LookMenuProps<Name>) {
  const { choices, look, onChange } = props;
  const t = useText();
  return (
    <Popover label={t('shipments.look.open')} icon={<icons.Columns3 size={16} />} align="end">
      <div className={styles.look}>
        <fieldset className={styles.group}>
          <legend>{t('shipments.look.columns')}</legend>
          {choices.columns.map((column) => (
            <Checkbox
              key={column}
              checked={look.columns.includes(column)}
              onChange={({ target }) =>
                onChange({
                  columns: choices.columns.filter((other) =>
                    other === column ? target.checked : look.columns.includes(other),
                  ),
                })
              }
            >
              {t(`shipments.column.${column}`)}
            </Checkbox>
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('shipments.look.density')}</legend>
          {DENSITIES.map((density) => (
            <label key={density} className={styles.choice}>
              <input
                type="radio"
                name="density"
                checked={look.density === density}
                onChange={() => onChange({ density })}
              />
              {t(`shipments.look.density.${density}`)}
            </label>
          ))}
        </fieldset>
        <Button size="sm" kind="text" onClick={() => onChange(choices.initial)}>
          {t('shipments.look.reset')}
        </Button>
      </div>
    </Popover>
  );
}

type ChangeLook<Name extends string> = (change: Partial<ListLook<Name>>) => void;

/** The list's columns and density: the address's, else those of last time. A change goes into both. */
export function useListLook<Name extends string>(choices: LookChoices<Name>): [ListLook<Name>, ChangeLook<Name>] {
  const gid = useGid();
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const look = useMemo(
    () => readLook(new URLSearchParams(text), choices, lastLook(gid, choices)),
    [gid, text, choices],
  );
  const change: ChangeLook<Name> = (changed) => {
    const next = { ...look, ...changed };
    rememberLook(gid, choices, next);
    setParams((now) => ({ ...Object.fromEntries(now), ...writeLook(next) }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [look, change];
}
