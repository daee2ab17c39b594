import { Component, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import { RootContext } from '../root/RootContext.ts';
import { CrashFallback } from './CrashFallback.tsx';

export interface CrashBoundaryProps {
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** Names what crashed for people who cannot see where the fallback is. */
  region?: string;
  /** The Root's language if absent. */
  language?: string;
  children: ReactNode;
}

export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  static override contextType = RootContext;
  declare context: ContextType<typeof RootContext>;
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    try {
      this.props.onError?.(error, info);
    } catch (failure) {
      // A reporter that throws must not take the fallback down with it.
      console.error(failure);
    }
  }

  private readonly retry = () => this.setState({ crashed: false });

  override render() {
    if (!this.state.crashed) return this.props.children;
    const { region, language = this.context.language } = this.props;
    return <CrashFallback language={language} onRetry={this.retry} {...(region !== undefined && { region })} />;
  }
}
