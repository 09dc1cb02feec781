import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { usePortal } from './usePortal';

/** A short hint at a button of ours; never the only place of something one must know. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  const portal = usePortal();
  return (
    <TooltipTrigger delay={500}>
      {children}
      <AriaTooltip {...portal} offset={6} className="kalem-tooltip">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
