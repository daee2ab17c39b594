import AntdSteps from 'antd/es/steps';
import { Check, CircleX } from 'lucide-react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useText } from '../text/useText.ts';
import { AntdProvider } from './AntdProvider.tsx';
import type { StepsProps } from './widgetProps.ts';

export function StepList({ steps, current, failed = false, ...given }: StepsProps) {
  const text = useText();
  const items = steps.map(({ key, title, text: content }, at) => ({
    key,
    role: 'listitem',
    'aria-current': at === current ? ('step' as const) : undefined,
    // The library names its own check mark in English.
    ...(at < current && { icon: <Check size={16} /> }),
    ...(failed && at === current && { icon: <CircleX size={20} /> }),
    title: (
      <>
        {title}
        <VisuallyHidden>, {text(stateOf(at, current))}</VisuallyHidden>
      </>
    ),
    content,
  }));
  return (
    <AntdProvider>
      {/* biome-ignore lint/a11y/useSemanticElements: the library's steps are no list items */}
      <div role="list" aria-label={given['aria-label']}>
        <AntdSteps size="small" items={items} current={current} {...(failed && { status: 'error' as const })} />
      </div>
    </AntdProvider>
  );
}

function stateOf(at: number, current: number) {
  if (at === current) return 'ui.milestone.current';
  return at < current ? 'ui.milestone.done' : 'ui.milestone.future';
}
