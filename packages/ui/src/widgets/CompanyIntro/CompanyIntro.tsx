'use client';
import { Suspense, useEffect, useMemo } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { useShownOnce } from '../../kit/useShownOnce';

const IntroPointer = lazyPart(async () => (await import('./IntroPointer')).IntroPointer);

/** Events of the introduction. */
export type CompanyIntroEvent =
  /** It was closed, now or on an earlier day. */
  { type: 'done' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'company-intro': CompanyIntroEvent;
  }
}

interface CompanyIntroViewProps extends ViewProps<'company-intro'> {
  /** The button that opens the host's company chooser. Nothing is shown without it. */
  target: HTMLElement | null;
}

export type CompanyIntroProps = PropsOf<'company-intro', CompanyIntroViewProps>;

/**
 * Points a new user to the company chooser, once per device.
 *
 * @example <CompanyIntro target={chooserButton} />
 */
export const CompanyIntro = defineWidget('company-intro', CompanyIntroView, { needs: 'nothing', isOverlay: true });

/** SHL-42. */
function CompanyIntroView({ target, emit }: CompanyIntroViewProps) {
  const { wasShown, remember } = useShownOnce('kalem.sirketTanitim');
  const anchor = useMemo(() => ({ current: target }), [target]);
  useEffect(() => {
    if (wasShown) emit({ type: 'done' });
  }, [wasShown, emit]);
  if (!target || wasShown !== false) return null;
  return (
    <Suspense>
      <IntroPointer anchor={anchor} onClose={remember} />
    </Suspense>
  );
}
