import {
  type CollectionRule,
  type CollectionRules,
  RELATIONS_OF,
  RULE_COLUMNS,
  RULE_RELATIONS,
  type RuleColumn,
} from '#domain/catalogue/collection-rules.ts'
import { toSlug } from '#domain/links/slug.ts'
import { parseAmount } from '#domain/money/amount-text.ts'
import type { Currency } from '#domain/money/money.ts'
import { type Row, takeBefore } from '../reading/csv-records.ts'
import { HANDLE, toOwnScriptHandle } from '../reading/handles.ts'
import { GRAMS_PER_UNIT } from '../reading/read-variants.ts'
import type { Refusal, RefusalCode } from '../refusals.ts'
import { sanitizeDescription } from '../sanitize-description.ts'
import { openTables } from '../spreadsheet/open-table.ts'
import type { Table } from '../spreadsheet/table.ts'
import { COLLECTION_COLUMNS, type CollectionColumns, readCollectionColumns } from './collection-columns.ts'
import type { CollectionDraft } from './collection-draft.ts'

/** One collection of the file, either ready to be written or refused. `line` is that of its first row. */
export type ReadCollection =
  | { ok: true; line: number; draft: CollectionDraft }
  | { ok: false; refusals: Refusal[] }

export type CollectionTable = {
  format: Table['format']
  ignoredColumns: readonly string[]
  collections: readonly ReadCollection[]
}

type Refuse = (line: number, code: RefusalCode, detail: string) => void

/**
 * Reads a collections file: CSV, or the sheets of a workbook whose names contain "collection". The first row of a
 * collection describes it; further rows with its handle, or without a handle, add a rule or a product. Amounts in rules
 * are in `currency`.
 */
export async function readCollections(path: string, currency: Currency): Promise<CollectionTable[]> {
  const tables = await openTables(path, /collection/i)
  return Promise.all(
    tables.map(async (table) => {
      const header = await table.open().rows.next()
      const columns = readCollectionColumns(header.done ? [] : header.value.fields)
      const collections = columns.has('title') ? await readTable(table, columns, currency) : [TITLE_MISSING]
      return { format: table.format, ignoredColumns: columns.ignored, collections }
    }),
  )
}

const TITLE_MISSING: ReadCollection = {
  ok: false,
  refusals: [{ line: 1, handle: null, code: 'column-missing', detail: COLLECTION_COLUMNS.title }],
}

type Group = { handle: string; rows: [Row, ...Row[]]; refusals: Refusal[] }

async function readTable(
  table: Table,
  columns: CollectionColumns,
  currency: Currency,
): Promise<ReadCollection[]> {
  const { rows, unreadable } = table.open()
  await rows.next()
  const groups: Group[] = []
  const early: Refusal[] = []
  for await (const row of rows) {
    const group = groups.at(-1)
    // An unreadable row may belong to the collection before it, which is then incomplete.
    const refusals = group?.refusals ?? early
    refusals.push(...takeBefore(row.line, unreadable))
    const title = columns.text(row.fields, 'title')
    const ownHandle = columns.text(row.fields, 'handle').toLowerCase()
    const handle = ownHandle || toSlug(title) || toOwnScriptHandle(title)
    if (group && (handle === '' || handle === group.handle)) group.rows.push(row)
    else groups.push({ handle, rows: [row], refusals: [] })
  }
  const last = groups.at(-1)?.refusals ?? early
  last.push(...takeBefore(Number.POSITIVE_INFINITY, unreadable))
  const read = groups.map((group) => readCollection(group, columns, currency))
  return early.length > 0 ? [{ ok: false, refusals: early }, ...read] : read
}

function readCollection(
  { handle, rows, refusals }: Group,
  columns: CollectionColumns,
  currency: Currency,
): ReadCollection {
  const [first] = rows
  const refuse: Refuse = (line, code, detail) =>
    void refusals.push({ line, handle: handle || null, code, detail })
  const textOf = (name: Parameters<CollectionColumns['text']>[1]) => columns.text(first.fields, name)
  const title = textOf('title')
  if (title === '') refuse(first.line, 'collection-title-missing', '')
  if (handle !== '' && !HANDLE.test(handle)) refuse(first.line, 'handle-invalid', handle)
  const command = textOf('command')
  if (/^(?:delete|ignore)$/i.test(command)) refuse(first.line, 'collection-command-unsupported', command)
  const products = rows.map(({ fields }) => columns.text(fields, 'product').toLowerCase())
  const draft: CollectionDraft = {
    handle,
    title,
    descriptionHtml: sanitizeDescription(textOf('body')),
    isPublished: readFlag(textOf('published'), (text) => refuse(first.line, 'yes-or-no-invalid', text)),
    seoTitle: textOf('seoTitle') || null,
    seoDescription: textOf('seoDescription') || null,
    pictureUrl: textOf('pictureUrl') || null,
    rules: readRules(rows, columns, currency, refuse),
    productHandles: columns.has('product') ? [...new Set(products.filter((name) => name !== ''))] : null,
    translations: readTranslations(first, columns),
  }
  return refusals.length > 0 ? { ok: false, refusals } : { ok: true, line: first.line, draft }
}

function readFlag(text: string, refuse: (text: string) => void): boolean {
  if (/^(?:false|no|0)$/i.test(text)) return false
  if (!/^(?:true|yes|1)?$/i.test(text)) refuse(text)
  return true
}

function readTranslations({ fields }: Row, columns: CollectionColumns): CollectionDraft['translations'] {
  const translations: CollectionDraft['translations'] = {}
  for (const { language, field, index } of columns.translations) {
    const text = fields[index]?.trim() ?? ''
    const translated = field === 'title' ? text : sanitizeDescription(text)
    if (text !== '') translations[language] = { ...translations[language], [field]: translated }
  }
  return translations
}

/** The rules in the rows of one collection, whose amounts are in `currency`; null for a custom collection. */
function readRules(
  rows: readonly [Row, ...Row[]],
  columns: CollectionColumns,
  currency: Currency,
  refuse: Refuse,
): CollectionRules | null {
  const rules = rows.flatMap((row) => readRule(row, columns, refuse) ?? [])
  const mustMatch = columns.text(rows[0].fields, 'mustMatch').toLowerCase()
  const hasRules = rows.some(({ fields }) => columns.text(fields, 'ruleColumn') !== '')
  if (!hasRules && mustMatch === '') return null
  if (!/^(?:all|any)(?: conditions?)?$/.test(mustMatch))
    refuse(rows[0].line, 'collection-match-invalid', mustMatch)
  return { mustMatch: mustMatch.startsWith('any') ? 'any' : 'all', rules, currency }
}

function readRule({ line, fields }: Row, columns: CollectionColumns, refuse: Refuse): CollectionRule | null {
  const name = columns.text(fields, 'ruleColumn')
  if (name === '') return null
  const relationName = columns.text(fields, 'ruleRelation')
  const text = columns.text(fields, 'ruleCondition')
  const rule = `${name} ${relationName} ${text}`.trim()
  const code = toCode(name)
  const column = RULE_COLUMNS.find((known) => known === code || known === `VARIANT_${code}`)
  const relation = RULE_RELATIONS.find((known) => known === toCode(relationName))
  if (!column || !relation || !RELATIONS_OF[column].includes(relation)) {
    refuse(line, 'collection-rule-unknown', rule)
    return null
  }
  const isPresenceCheck = relation === 'IS_SET' || relation === 'IS_NOT_SET'
  const condition = isPresenceCheck ? '' : readCondition(column, text)
  if (condition === null) refuse(line, 'collection-condition-invalid', rule)
  return condition === null ? null : { column, relation, condition }
}

/** `Variant Compare At Price` → `VARIANT_COMPARE_AT_PRICE`. */
function toCode(name: string): string {
  return name.toUpperCase().replace(/[^A-Z]+/g, '_')
}

/** Reads the condition of a rule; null if the column requires a number and the text is not one. */
function readCondition(column: RuleColumn, text: string): string | null {
  if (column === 'VARIANT_INVENTORY') return /^-?\d{1,9}$/.test(text) ? text : null
  if (column === 'VARIANT_WEIGHT') return readWeight(text)
  if (column !== 'VARIANT_PRICE' && column !== 'VARIANT_COMPARE_AT_PRICE') return text
  const minor = parseAmount(text, null)
  return typeof minor === 'number' ? (minor / 100).toFixed(2) : null
}

/** Reads a weight and converts it to grams, which is also the default unit. */
function readWeight(text: string): string | null {
  const [, number, unit = 'g'] = /^(\d{1,9}(?:[.,]\d{1,15})?) ?(g|kg|lb|oz)?$/i.exec(text) ?? []
  const factor = GRAMS_PER_UNIT[unit.toLowerCase()]
  if (number === undefined || factor === undefined) return null
  return String(Math.round(Number(number.replace(',', '.')) * factor))
}
