import type { RefusalCode, RefusalFeature } from './errors.ts'

/** Separate from the codes' explanations, so that browsers need not load those. */
export function refusalMessageKey<Feature extends RefusalFeature, Code extends RefusalCode<Feature>>(
  feature: Feature,
  code: Code,
): `errors.${Feature}.${Code}` {
  return `errors.${feature}.${code}`
}
