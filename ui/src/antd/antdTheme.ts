import type { ThemeConfig } from 'antd/es/config-provider';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import { palette } from './palette.ts';

const FONT = 'var(--tc-font)';

/** Our tokens in the component library's words. */
export function antdTheme(theme: 'light' | 'dark', motion: boolean): ThemeConfig {
  const colours = palette[theme];
  return {
    cssVar: { key: motion ? `tc-${theme}` : `tc-${theme}-still` },
    hashed: false,
    algorithm: theme === 'dark' ? darkAlgorithm : defaultAlgorithm,
    token: {
      motion,
      colorPrimary: colours.accent,
      colorInfo: colours.accent,
      colorLink: colours.accent,
      colorError: colours.danger,
      colorBgBase: colours.surface,
      colorTextBase: colours.text,
      colorBgLayout: colours.canvas,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.surfaceRaised,
      colorText: colours.text,
      colorTextSecondary: colours.textMuted,
      colorTextTertiary: colours.textFaint,
      colorTextQuaternary: colours.textFaint,
      colorTextPlaceholder: colours.textFaint,
      colorTextDisabled: colours.textFaint,
      colorTextLightSolid: colours.onAccent,
      colorBorder: colours.borderField,
      colorBorderSecondary: colours.border,
      controlItemBgHover: colours.surfaceHover,
      controlItemBgActive: colours.accentGround,
      fontFamily: FONT,
      fontSize: 14,
      borderRadius: 6,
      controlHeight: 32,
      sizeUnit: 4,
      boxShadowSecondary: 'var(--tc-shadow-float)',
    },
  };
}
