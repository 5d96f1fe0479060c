import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { DEFAULT_INDEX_NAMES, productIndexName } from '#contracts/search/search-indexes.ts'
import { type RuleFields, ruleFields, type TeamRule } from '#contracts/team/search-rule.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type ChangeContext, defineChange, defineCreation } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import type { SearchRule } from '../../rules/rule.ts'
import type { LiveIndexes } from '../../store/live-indexes.ts'
import { changeRules } from '../../store/rule-store.ts'
import { indexTable, ruleTable } from '../../store/search-tables.ts'
import { fold } from '../../text/words.ts'
import type { ListedPieces } from '../listed-pieces.ts'
import { findRuleError, toRuleFields, toSearchRule } from './rule-fields.ts'

const roles = ['catalogue'] as const
const filter = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  text: z.string().trim().min(1).max(100).optional(),
})

/** The index of pieces in a language; its replicas use its rules. */
export const ruleIndexName = (language: Language) =>
  productIndexName({ sort: 'recommended', currency: 'EUR', language }, DEFAULT_INDEX_NAMES)

/**
 * `search-rules`: the rules of the house for searches, including those written through the search API. A rule is stored
 * in the index of each of its languages, under one id. It takes effect immediately in every process. A removed rule is
 * only marked, so that its removal can be undone.
 */
export function teamRules(open: () => Promise<ListedPieces | null>, indexes: LiveIndexes) {
  const toItems = async (rows: readonly RuleRow[]) => {
    const listed = await open()
    return [...Map.groupBy(rows, ({ objectId }) => objectId).values()].flatMap((same) => toItem(same, listed))
  }
  const save = async (tx: Queryable, id: string, fields: RuleFields, context: ChangeContext) => {
    const rule = toSearchRule(id, fields)
    for (const language of LOCK_ORDER) {
      const isIn = fields.languages.includes(language)
      await changeRules(tx, ruleIndexName(language), isIn ? { save: [rule] } : { remove: [id] })
    }
    context.afterCommit(() => indexes.refreshAndAnnounce())
  }
  const rewrite = async (
    tx: Queryable,
    item: TeamRule,
    context: ChangeContext,
    change: (rule: SearchRule) => SearchRule,
  ) => {
    for (const { index, rule } of await selectRows(tx, item.id)) {
      await changeRules(tx, index, { save: [change(rule)] })
    }
    context.afterCommit(() => indexes.refreshAndAnnounce())
    return ok<true>(true)
  }
  const action = (
    run: (tx: Queryable, item: TeamRule, context: ChangeContext) => Promise<Result<true, 'already-done'>>,
  ) =>
    defineChange<TeamRule, object>({
      roles,
      input: z.strictObject({}),
      run: (tx, item, _, context) => run(tx, item, context),
    })

  return defineResource({
    name: 'search-rules',
    isPersonal: false,
    roles,
    filter,
    sortable: ['title'],
    logged: [
      ...(['title', 'languages', 'countries', 'patterns', 'anchoring', 'isEnabled', 'startsAt'] as const),
      ...(['endsAt', 'redirect', 'query', 'categories', 'isReadyToShip', 'promotedIds', 'position'] as const),
      ...(['hiddenIds', 'isRemoved'] as const),
    ],
    async list(db, { filter: { language, text }, sort, from, count }) {
      const wanted = fold(text ?? '')
      const items = (await toItems(await selectRows(db))).filter(
        (item) =>
          !item.isRemoved &&
          (language === undefined || item.languages.includes(language)) &&
          fold([item.title, ...item.patterns].join(' ')).includes(wanted),
      )
      items.sort(
        (one, other) =>
          (sort.isDescending ? -1 : 1) * one.title.localeCompare(other.title) || (one.id < other.id ? -1 : 1),
      )
      return { items: items.slice(from, from + count), total: items.length }
    },
    async find(db, id, lock) {
      // Locks the indexes first and in a fixed order, as every writer does, to prevent deadlocks.
      if (lock) await lockIndexes(db)
      return (await toItems(await selectRows(db, id)))[0] ?? null
    },
    creation: defineCreation<RuleFields>({
      roles,
      input: ruleFields,
      async run(tx, fields, context) {
        const error = findRuleError(fields)
        if (error) return error
        await lockIndexes(tx)
        const id = crypto.randomUUID()
        await save(tx, id, fields, context)
        return ok(id)
      },
    }),
    changes: defineChange<TeamRule, Partial<RuleFields>>({
      roles,
      input: ruleFields.exactPartial(),
      async run(tx, item, changes, context) {
        if (!item.isEditable || item.isRemoved) return refuse('item-not-found')
        const changed = { ...toFields(item), ...changes }
        const error = findRuleError(changed)
        if (error) return error
        await save(tx, item.id, changed, context)
        // The version is the same in all languages, including new ones.
        await tx
          .update(ruleTable)
          .set({ version: item.version + 1 })
          .where(eq(ruleTable.objectId, item.id))
        return ok(true)
      },
    }),
    actions: {
      'turn-on': action(async (tx, item, context) =>
        item.isEnabled || item.isRemoved
          ? refuse('already-done')
          : rewrite(tx, item, context, (rule) => ({ ...rule, enabled: true })),
      ),
      'turn-off': action(async (tx, item, context) =>
        !item.isEnabled || item.isRemoved
          ? refuse('already-done')
          : rewrite(tx, item, context, (rule) => ({ ...rule, enabled: false })),
      ),
      remove: action(async (tx, item, context) => {
        if (item.isRemoved) return refuse('already-done')
        for (const { index } of await selectRows(tx, item.id)) {
          await changeRules(tx, index, { hide: { objectID: item.id, at: context.now } })
        }
        context.afterCommit(() => indexes.refreshAndAnnounce())
        return ok(true)
      }),
      restore: action(async (tx, item, context) =>
        item.isRemoved ? rewrite(tx, item, context, (rule) => rule) : refuse('already-done'),
      ),
    },
  })
}

/** The languages in the order in which their indexes are locked. */
const LOCK_ORDER = LANGUAGES.toSorted((one, other) => (ruleIndexName(one) < ruleIndexName(other) ? -1 : 1))
const LANGUAGE_BY_INDEX = new Map(LANGUAGES.map((language) => [ruleIndexName(language), language]))

async function lockIndexes(db: Queryable): Promise<void> {
  await db
    .select({ id: indexTable.id })
    .from(indexTable)
    .where(inArray(indexTable.name, [...LANGUAGE_BY_INDEX.keys()]))
    .orderBy(indexTable.name)
    .for('update')
}

async function selectRows(db: Queryable, id?: string) {
  const columns = { index: indexTable.name, ...pickedColumns }
  const rows = await db
    .select(columns)
    .from(ruleTable)
    .innerJoin(indexTable, eq(indexTable.id, ruleTable.indexId))
    .where(id === undefined ? undefined : eq(ruleTable.objectId, id))
    .orderBy(indexTable.name)
  return rows.flatMap((row) => {
    const language = LANGUAGE_BY_INDEX.get(row.index)
    return language ? [{ ...row, language }] : []
  })
}
const pickedColumns = {
  objectId: ruleTable.objectId,
  rule: ruleTable.rule,
  version: ruleTable.version,
  removedAt: ruleTable.removedAt,
}
type RuleRow = Awaited<ReturnType<typeof selectRows>>[number]

/** Combines the rows of all languages into one item. Where they differ, the first row counts. */
function toItem(rows: readonly RuleRow[], listed: ListedPieces | null): TeamRule[] {
  const [first] = rows
  if (!first) return []
  const { fields, isComplete } = toRuleFields(
    first.rule,
    LANGUAGES.filter((language) => rows.some((row) => row.language === language)),
  )
  const isSame = new Set(rows.map(({ rule }) => JSON.stringify(rule))).size === 1
  const piece = (id: string) =>
    listed?.piece(id) ?? { id, version: 1, title: null, picture: null, isAvailable: false }
  return [
    {
      ...fields,
      id: first.objectId,
      version: Math.max(...rows.map(({ version }) => version)),
      promoted: fields.promoted.map(piece),
      hidden: fields.hidden.map(piece),
      promotedIds: fields.promoted,
      hiddenIds: fields.hidden,
      isEditable: isComplete && isSame,
      isRemoved: rows.every(({ removedAt }) => removedAt !== null),
    },
  ]
}

function toFields(item: TeamRule): RuleFields {
  const { id: _, version: _version, promotedIds, hiddenIds, isEditable: _e, isRemoved: _r, ...fields } = item
  return ruleFields.parse({ ...fields, promoted: promotedIds, hidden: hiddenIds })
}
