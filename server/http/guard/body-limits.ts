import { PICTURE_BYTES_MAX } from '#contracts/visual.ts'

/** What a path takes: how many bytes, and whether they may be anything or are text (a form, JSON). */
export type BodyRule = { readonly bytes: number; readonly isText: boolean }

const KIB = 1_024
const MIB = 1_048_576

/** The first row that fits a path counts. The services behind have limits of their own, none above these. */
const RULES: readonly (readonly [RegExp, BodyRule])[] = [
  [/^\/services\/content\/[^/]+\/assets\//, { bytes: 50 * MIB, isText: false }],
  [/^\/services\/content\/[^/]+\/data\/mutate\//, { bytes: 4 * MIB, isText: true }],
  // Records come in batches, zipped or not.
  [/^\/services\/search\//, { bytes: 32 * MIB, isText: true }],
  [/^\/services\/visual\//, { bytes: PICTURE_BYTES_MAX, isText: false }],
  [/^\/services\//, { bytes: 256 * KIB, isText: true }],
  [/^\/authentication\//, { bytes: 64 * KIB, isText: true }],
  [/^\/csp-reports$/, { bytes: 64 * KIB, isText: true }],
  // A picture is the one large thing that a page takes, and a little around it.
  [/\/search\/picture(?:\/[\w-]+)?(?:\.data)?$/, { bytes: PICTURE_BYTES_MAX + 100_000, isText: false }],
]
const PAGES: BodyRule = { bytes: MIB, isText: true }

/** How large a body a path takes. */
export function bodyRuleOf(path: string): BodyRule {
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? PAGES
}
