import { selectPreferences, type ThemeChoice, themeChosen } from '@tracking-console/platform';
import { Card, FormField, Select } from '@tracking-console/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '../../useText.ts';

const THEMES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

export function DisplaySettings() {
  const say = useText();
  const dispatch = useDispatch();
  const { theme } = useSelector(selectPreferences);
  return (
    <Card title={say('settings.display.title')}>
      <FormField label={say('settings.theme.label')} hint={say('settings.theme.hint')}>
        <Select
          value={theme}
          options={THEMES.map((choice) => ({ value: choice, label: say(`settings.theme.${choice}`) }))}
          onValueChange={(choice) => dispatch(themeChosen(choice as ThemeChoice))} // one of the options
        />
      </FormField>
    </Card>
  );
}
