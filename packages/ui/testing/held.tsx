import { useState, type ComponentType } from 'react';

interface Holding<Value> {
  value?: Value;
  onChange: (value: Value) => void;
}

/** For stories of what its host holds: here the story does, beginning with its args. */
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
