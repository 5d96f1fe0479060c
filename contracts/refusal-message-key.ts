import type { RefusalCode, RefusalFeature } from './errors.ts'

/** The key of the message for visitors. Separate from the codes' meanings, which browsers need not load. */
export function refusalMessageKey<Feature extends RefusalFeature, Code extends RefusalCode<Feature>>(
  feature: Feature,
  code: Code,
): `errors.${Feature}.${Code}` {
  return `errors.${feature}.${code}`
}
