/** The causes of points, in the order of the ledger. */
export const causes = {
  settled: [
    'carried',
    'wheel',
    'blue-zone',
    'five-point-token',
    'upgrade-reward',
    'tile',
    'old-town',
    'crown',
    'production',
    'plaza',
    'road',
    'road-tile',
    'bridge',
    'technology',
    'overflow',
    'grid',
  ],
  final: ['university', 'rows', 'tokens-blue', 'tokens-red', 'walls', 'v-tile', 'seal', 'eggs', 'plaza-end'],
} as const;
