import type { Resolvers } from './execution.ts'

/** One map of several: each may add fields to the same type, e.g. to `QueryRoot`. */
export function mergeResolvers(...maps: Resolvers[]): Resolvers {
  const merged: Resolvers = {}
  for (const map of maps) {
    for (const [type, fields] of Object.entries(map)) merged[type] = { ...merged[type], ...fields }
  }
  return merged
}
