import { Button, Checkbox, icons, Popover } from '@tracking-console/ui';
import { useText } from '../../../../useText.ts';
import styles from './LookMenu.module.css';
import { DEFAULT_LOOK, DENSITIES, LIST_COLUMNS, type ListLook } from './listLook.ts';

interface LookMenuProps {
  look: ListLook;
  onChange: (change: Partial<ListLook>) => void;
}

/** Which columns the list has, and how close its rows stand. */
export function LookMenu({ look, onChange }: LookMenuProps) {
  const say = useText();
  return (
    <Popover label={say('shipments.look.open')} icon={<icons.Columns3 size={16} />} align="end">
      <div className={styles.look}>
        <fieldset className={styles.group}>
          <legend>{say('shipments.look.columns')}</legend>
          {LIST_COLUMNS.map((column) => (
            <Checkbox
              key={column}
              checked={look.columns.includes(column)}
              onChange={({ target }) =>
                onChange({
                  columns: LIST_COLUMNS.filter((other) =>
                    other === column ? target.checked : look.columns.includes(other),
                  ),
                })
              }
            >
              {say(`shipments.column.${column}`)}
            </Checkbox>
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{say('shipments.look.density')}</legend>
          {DENSITIES.map((density) => (
            <label key={density} className={styles.choice}>
              <input
                type="radio"
                name="density"
                checked={look.density === density}
                onChange={() => onChange({ density })}
              />
              {say(`shipments.look.density.${density}`)}
            </label>
          ))}
        </fieldset>
        <Button size="sm" kind="text" onClick={() => onChange(DEFAULT_LOOK)}>
          {say('shipments.look.reset')}
        </Button>
      </div>
    </Popover>
  );
}
