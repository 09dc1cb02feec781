import { createContext } from 'react';
import type { FormFault } from './FormFault';

/** The faults of the form around, for the fields that React Aria does not know. */
export const FormFaultsContext = createContext<readonly FormFault[]>([]);
