/** The cards that the simulated bank knows, and the code of its 3-D page. Published in the README: nobody is to type a real card. */
export const simulatedCards = {
  approves: '5528790000000008',
  declines: '4111111111111129',
  code: '283126',
} as const;
