/** Hides the code of a story whose code is only test data. */
export const codeless = { docs: { canvas: { sourceState: 'none' } } } as const;
