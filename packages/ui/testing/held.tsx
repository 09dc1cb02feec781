import { useState, type ComponentType } from 'react';

interface Holding<Value> {
  value?: Value;
  onChange: (value: Value) => void;
}

/** Controls the props that a host would control, starting with the story's args. */
export function held<Props extends object>(Component: ComponentType<Props>) {
  return function Held(args: Props) {
    const { value: first, onChange } = args as Props & Holding<unknown>;
    const [value, setValue] = useState(first);
    const change = (next: unknown) => {
      setValue(next);
      onChange(next);
    };
    return <Component {...args} value={value} onChange={change} />;
  };
}
