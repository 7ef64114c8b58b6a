/** The rows of the ledger, in order. */
export const causes = {
  settled: ['carried', 'city', 'road', 'cloister'],
  final: ['city-open', 'road-open', 'cloister-open', 'field'],
} as const;
