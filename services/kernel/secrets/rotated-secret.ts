/**
 * A secret that can be rotated: the current one, with which everything new is made, then older ones that are still
 * accepted.
 */
export type RotatedSecret = readonly [current: string, ...old: string[]]
