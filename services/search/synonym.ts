import { z } from 'zod'
import type { NameRule } from './text/synonyms/synonym-index.ts'
import { splitWords } from './text/words.ts'

const name = z.string().refine((text) => splitWords(text).length > 0, 'a word is missing')
const names = z.array(name).min(1).max(100)
const objectID = z.string().min(1)

const kinds = z.discriminatedUnion(
  'type',
  [
    z.object({ objectID, type: z.literal('synonym'), synonyms: names }),
    z.object({ objectID, type: z.literal('onewaysynonym'), input: name, synonyms: names }),
    z.object({
      objectID,
      type: z.enum(['altcorrection1', 'altcorrection2']),
      word: name,
      corrections: names,
    }),
  ],
  { error: 'synonym, onewaysynonym, altcorrection1 or altcorrection2; placeholders are not supported' },
)

/** The type of a synonym, in lower case: `oneWaySynonym` becomes `onewaysynonym`. */
export const synonymType = z
  .string()
  .toLowerCase()
  .pipe(z.enum(['synonym', 'onewaysynonym', 'altcorrection1', 'altcorrection2', 'placeholder']))

/** A synonym of an index, as on the wire. */
export const synonym = z.preprocess((given) => {
  const typed = z.looseObject({ type: synonymType }).safeParse(given)
  return typed.success ? typed.data : given
}, kinds)
export type Synonym = z.infer<typeof synonym>

/**
 * The rule of a synonym: all names find each other, or one finds the others. A correction counts as one or two typos.
 */
export function toNameRule(given: Synonym): NameRule {
  switch (given.type) {
    case 'synonym':
      return { names: given.synonyms, others: given.synonyms, typos: 0 }
    case 'onewaysynonym':
      return { names: [given.input], others: given.synonyms, typos: 0 }
    default:
      return {
        names: [given.word],
        others: given.corrections,
        typos: given.type === 'altcorrection1' ? 1 : 2,
      }
  }
}
