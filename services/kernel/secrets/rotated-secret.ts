/**
 * A secret that can be rotated: the current one, which is used for everything new, then older ones that are still
 * accepted.
 */
export type RotatedSecret = readonly [current: string, ...old: string[]]
