'use client';
import { Suspense, useEffect, useMemo } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { useShownOnce } from '../../kit/useShownOnce';

const IntroPointer = lazyPart(async () => (await import('./IntroPointer')).IntroPointer);

/** What the introduction tells its host. */
export type CompanyIntroEvent =
  /** It was closed, just now or on a day before. */
  { type: 'done' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'company-intro': CompanyIntroEvent;
  }
}

interface CompanyIntroViewProps extends ViewProps<'company-intro'> {
  /** What opens the host's choice of companies; nothing is shown while there is none. */
  target: HTMLElement | null;
}

export type CompanyIntroProps = PropsOf<'company-intro', CompanyIntroViewProps>;

/**
 * Points, once per device, a new user to the place where the company is chosen.
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
