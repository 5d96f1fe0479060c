import type { RefusalCode, RefusalFeature } from './errors.ts'

/** The key of the message a visitor reads. Apart from the codes' meanings, which no browser needs. */
export function refusalMessageKey<Feature extends RefusalFeature, Code extends RefusalCode<Feature>>(
  feature: Feature,
  code: Code,
): `errors.${Feature}.${Code}` {
  return `errors.${feature}.${code}`
}
