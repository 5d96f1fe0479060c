import { and, eq, ilike, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { DEFAULT_INDEX_NAMES, productIndexName } from '#contracts/search/search-indexes.ts'
import { SYNONYM_KINDS, type TeamSynonym } from '#contracts/team/search.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type ChangeRefusal, defineChange, defineCreation } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { indexTable, synonymTable } from '../store/search-tables.ts'
import { changeSynonyms } from '../store/synonym-store.ts'
import type { Synonym } from '../synonym.ts'
import { splitWords } from '../text/words.ts'

const roles = ['catalogue', 'content'] as const

const filter = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  text: z.string().trim().min(1).max(100).optional(),
})

const name = z
  .string()
  .trim()
  .max(60)
  .refine((text) => splitWords(text).length > 0, 'word-missing')
const fields = z.strictObject({
  kind: z.enum(SYNONYM_KINDS),
  /** The word that finds the others; null if all words find each other. */
  word: name.nullable(),
  words: z.array(name).min(1).max(50),
})
type SynonymFields = z.infer<typeof fields>

/** The index of pieces in a language; its replicas use its synonyms. */
const synonymIndexName = (language: Language) =>
  productIndexName({ sort: 'recommended', currency: 'EUR', language }, DEFAULT_INDEX_NAMES)
const LANGUAGE_BY_INDEX = new Map(LANGUAGES.map((language) => [synonymIndexName(language), language]))

/**
 * `synonyms`: the house's own synonyms by language, including those written through the search API. They take effect
 * immediately in every process. A removed synonym is only marked, so that its removal can be undone.
 */
export const teamSynonyms = defineResource({
  name: 'synonyms',
  isPersonal: false,
  roles,
  filter,
  sortable: ['language', 'words'],
  logged: ['language', 'kind', 'word', 'words', 'isRemoved'],
  async list(db, { filter: { language, text }, sort, from, count }) {
    const direction = sql.raw(sort.isDescending ? 'desc' : 'asc')
    const matches = and(
      inArray(indexTable.name, language ? [synonymIndexName(language)] : [...LANGUAGE_BY_INDEX.keys()]),
      isNull(synonymTable.removedAt),
      text === undefined ? undefined : ilike(WORDS, `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`),
    )
    const rows = await selectSynonyms(db)
      .where(matches)
      .orderBy(sql`${COLUMNS[sort.field]} ${direction}`, sql`${WORDS} ${direction}`, synonymTable.objectId)
      .limit(count)
      .offset(from)
    const [counted] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(synonymTable)
      .innerJoin(indexTable, eq(indexTable.id, synonymTable.indexId))
      .where(matches)
    return { items: rows.flatMap(toItem), total: counted?.total ?? 0 }
  },
  async find(db, id, lock) {
    const itemId = parseItemId(id)
    if (!itemId) return null
    const index = eq(indexTable.name, synonymIndexName(itemId.language))
    // Locks the index first, as every writer does, to prevent deadlocks.
    if (lock) await db.select({ id: indexTable.id }).from(indexTable).where(index).for('update')
    const rows = await selectSynonyms(db).where(and(index, eq(synonymTable.objectId, itemId.objectID)))
    return rows.flatMap(toItem)[0] ?? null
  },
  creation: defineCreation<SynonymFields & { language: Language }>({
    roles,
    input: fields.extend({ language: z.enum(LANGUAGES) }),
    async run(tx, { language, ...given }) {
      const refusal = findError(given)
      if (refusal) return refusal
      const objectID = crypto.randomUUID()
      await changeSynonyms(tx, synonymIndexName(language), { save: [toSynonym(objectID, given)] })
      return ok(toItemId(language, objectID))
    },
  }),
  changes: defineChange<TeamSynonym, Partial<SynonymFields>>({
    roles,
    input: fields.exactPartial(),
    async run(tx, { kind, word, words, isRemoved, ...item }, changes) {
      if (kind === 'correction' || isRemoved) return refuse('item-not-found')
      const changed = { kind, word, words, ...changes }
      const refusal = findError(changed)
      if (refusal) return refusal
      const { objectID, language } = requireItemId(item.id)
      await changeSynonyms(tx, synonymIndexName(language), { save: [toSynonym(objectID, changed)] })
      return ok(true)
    },
  }),
  actions: {
    remove: defineChange<TeamSynonym, object>({
      roles,
      input: z.strictObject({}),
      async run(tx, { id, isRemoved }, _, { now }) {
        if (isRemoved) return refuse('already-done')
        const { objectID, language } = requireItemId(id)
        await changeSynonyms(tx, synonymIndexName(language), { hide: { objectID, at: now } })
        return ok(true)
      },
    }),
    restore: defineChange<TeamSynonym, object>({
      roles,
      input: z.strictObject({}),
      async run(tx, { id, isRemoved }) {
        if (!isRemoved) return refuse('already-done')
        const { objectID, language } = requireItemId(id)
        const [row] = await selectSynonyms(tx).where(
          and(eq(indexTable.name, synonymIndexName(language)), eq(synonymTable.objectId, objectID)),
        )
        if (!row) return refuse('item-not-found')
        await changeSynonyms(tx, synonymIndexName(language), { save: [row.synonym] })
        return ok(true)
      },
    }),
  },
})

const WORDS = sql<string>`concat_ws(' ', ${synonymTable.synonym}->>'input', ${synonymTable.synonym}->>'word',
  ${synonymTable.synonym}->>'synonyms', ${synonymTable.synonym}->>'corrections')`
const COLUMNS = { language: indexTable.name, words: WORDS } satisfies Record<string, unknown>

function selectSynonyms(db: Queryable) {
  return db
    .select({
      index: indexTable.name,
      objectID: synonymTable.objectId,
      synonym: synonymTable.synonym,
      version: synonymTable.version,
      removedAt: synonymTable.removedAt,
    })
    .from(synonymTable)
    .innerJoin(indexTable, eq(indexTable.id, synonymTable.indexId))
    .$dynamic()
}
type SynonymRow = Awaited<ReturnType<typeof selectSynonyms>>[number]

function toItem({ index, objectID, synonym, version, removedAt }: SynonymRow): TeamSynonym[] {
  const language = LANGUAGE_BY_INDEX.get(index)
  if (!language) return []
  const item = { id: toItemId(language, objectID), version, language, isRemoved: removedAt !== null }
  if (synonym.type === 'synonym') return [{ ...item, kind: 'both-ways', word: null, words: synonym.synonyms }]
  if (synonym.type === 'onewaysynonym')
    return [{ ...item, kind: 'one-way', word: synonym.input, words: synonym.synonyms }]
  return [{ ...item, kind: 'correction', word: synonym.word, words: synonym.corrections }]
}

function toSynonym(objectID: string, { kind, word, words }: SynonymFields): Synonym {
  if (kind === 'both-ways' || word === null) return { objectID, type: 'synonym', synonyms: words }
  return { objectID, type: 'onewaysynonym', input: word, synonyms: words }
}

function findError({ kind, word, words }: SynonymFields): ChangeRefusal | null {
  if (kind === 'one-way') return word === null ? refuseField('word', 'word-missing') : null
  return words.length < 2 ? refuseField('words', 'words-too-few') : null
}

function refuseField(path: string, code: string): ChangeRefusal {
  return { ok: false, code: 'fields-refused', fields: [{ path, code }] }
}

function toItemId(language: Language, objectID: string): string {
  return `${language}.${objectID}`
}

function parseItemId(id: string): { language: Language; objectID: string } | null {
  const language = LANGUAGES.find((known) => id.startsWith(`${known}.`))
  return language ? { language, objectID: id.slice(language.length + 1) } : null
}

function requireItemId(id: string) {
  const itemId = parseItemId(id)
  if (!itemId) throw new Error(`Not the id of a synonym: ${id}`)
  return itemId
}
