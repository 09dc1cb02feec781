import { createContext, type Dispatch, type SetStateAction } from 'react';

/** Counts the open windows of the shell, closing ones included. */
export const CoversContext = createContext<Dispatch<SetStateAction<number>>>(() => undefined);
