/** Parameters of a story whose own code teaches a host nothing: it holds what the story shows. */
export const codeless = { docs: { canvas: { sourceState: 'none' } } } as const;
