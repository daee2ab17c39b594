import { type ErrorInfo, type ReactNode, useMemo } from 'react';
import { CrashBoundary } from '../feedback/CrashBoundary.tsx';
import { TextContext } from '../text/TextContext.ts';
import { useLoadedText } from '../text/useLoadedText.ts';
import { RootContext, type RootSettings } from './RootContext.ts';

export interface RootProps extends RootSettings {
  onError?: (error: unknown, info: ErrorInfo) => void;
  children: ReactNode;
}

/**
 * Wraps every React root. The component library's own provider (theme, locale, popup container)
 * is created from these settings by the first widget that needs it, so that none of it loads with the first screen.
 */
export function Root(props: RootProps) {
  const {
    language,
    theme,
    container,
    visibility,
    clock,
    rendered,
    timeZone,
    dateFormat,
    addressOf,
    onNavigate,
    onError,
    children,
  } = props;
  const settings = useMemo<RootSettings>(
    () => ({
      language,
      theme,
      ...(container && { container }),
      ...(visibility && { visibility }),
      ...(clock && { clock }),
      ...(rendered && { rendered }),
      ...(timeZone && { timeZone }),
      ...(dateFormat && { dateFormat }),
      ...(addressOf && { addressOf }),
      ...(onNavigate && { onNavigate }),
    }),
    [language, theme, container, visibility, clock, rendered, timeZone, dateFormat, addressOf, onNavigate],
  );
  const text = useLoadedText();
  return (
    <RootContext value={settings}>
      <CrashBoundary language={language} {...(onError && { onError })}>
        <TextContext value={text}>{children}</TextContext>
      </CrashBoundary>
    </RootContext>
  );
}
