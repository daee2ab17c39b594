import { icons } from '@tracking-console/ui';
import { Checkbox } from '@tracking-console/ui/later';
import { type ReactNode, useId } from 'react';
import { moduleTitle } from '../../components/moduleTitle.ts';
import styles from './overrides.module.css';

interface ChoicesProps {
  label: string;
  options: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  error: ReactNode;
}

/** Some of a few. */
export function Choices({ label, options, chosen, onChange, error }: ChoicesProps) {
  const id = useId();
  const toggle = (option: string, checked: boolean) =>
    onChange(checked ? [...chosen, option] : chosen.filter((other) => other !== option));
  return (
    <fieldset className={styles.choices} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          checked={chosen.includes(option)}
          onChange={(event) => toggle(option, event.target.checked)}
        >
          {moduleTitle(option)}
        </Checkbox>
      ))}
      <div role="alert" className={styles.error}>
        {error && (
          <p id={id}>
            <icons.CircleAlert size={14} /> {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
