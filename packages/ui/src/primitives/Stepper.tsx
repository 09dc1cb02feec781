import { Icon } from './Icon';
import * as icons from './icons';

/** Where one is in a fixed order of steps; `current` counts from 0. */
export function Stepper({ label, steps, current }: { label: string; steps: readonly string[]; current: number }) {
  return (
    <ol className="kalem-stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} data-state={stateOf(index, current)} aria-current={index === current ? 'step' : undefined}>
          <b>{index < current ? <Icon icon={icons.check} size="xs" /> : index + 1}</b>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}
