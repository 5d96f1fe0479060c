import { type SQL, sql } from 'drizzle-orm'

/** The minimum length of a text that a trigram index can find inside words. */
const PART_MIN = 3

/**
 * Returns SQL for whether one of the columns contains a text, regardless of case. One or two characters must be at the
 * start of a word, because almost everything contains them and no index finds them. The columns are those of a trigram
 * index.
 */
export function containsText(columns: readonly SQL[], text: string): SQL {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&')
  const patterns = text.length < PART_MIN ? [`${escaped}%`, `% ${escaped}%`] : [`%${escaped}%`]
  const conditions = columns.flatMap((column) => patterns.map((pattern) => sql`${column} ilike ${pattern}`))
  return sql`(${sql.join(conditions, sql` or `)})`
}
