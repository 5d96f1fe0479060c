import type { PoolClient } from 'pg'
import type { z } from 'zod'
import type { RefusedField, TeamItem, TeamList } from '#contracts/team/convention.ts'
import type { Role } from '#domain/team/roles.ts'
import type { Queryable } from '../database/database.ts'
import type { ResourceDocument } from './document-route.ts'
import type { ResourceExport } from './export/resource-export.ts'
import type { Staff } from './staff.ts'

/** Which items of a resource are listed, in which order. `from` counts from 0. */
export type ListRequest<Filter, Field extends string> = {
  filter: Filter
  sort: { field: Field; isDescending: boolean }
  from: number
  count: number
}

export type ChangeContext = {
  staff: Staff
  now: Date
  /** The connection of the transaction, for statements in plain SQL. */
  client: PoolClient
  /** Runs an effect outside the database once the change is committed. The effect must report its own errors. */
  afterCommit(effect: () => Promise<void>): void
}

/**
 * A resource of the team API. The router validates, authorizes, compares versions and writes the audit log; the
 * resource only has its queries. `creation` handles POST, `changes` PATCH, `actions` the POST of that name.
 */
export type ResourceDefinition<Item extends TeamItem, Filter, Field extends string> = {
  name: string
  roles: readonly Role[]
  /** False only if no item has personal data. In all other resources, the records sent to a member are counted. */
  isPersonal?: false
  filter: z.ZodType<Filter>
  /** The fields that lists may be sorted by; the first one, descending, is the default. */
  sortable: readonly [Field, ...Field[]]
  /** Fields without personal data, whose changes are logged with their values. */
  logged: readonly (keyof Item & string)[]
  /** `staff` is the caller, for resources where each member has their own items. */
  list(db: Queryable, request: ListRequest<Filter, Field>, staff: Staff): Promise<TeamList<Item>>
  /** With `lock`, the item is about to be changed, so its row is locked until the end of the transaction. */
  find(db: Queryable, id: string, lock: 'lock' | undefined, staff: Staff): Promise<Item | null>
  exports?: Readonly<Record<string, ResourceExport<Filter, Field>>>
  /** By name: `GET …/{id}/documents/{name}`. */
  documents?: Readonly<Record<string, ResourceDocument<Item>>>
  creation?: TeamCreation
  changes?: TeamChange<Item>
  actions?: Readonly<Record<string, TeamChange<Item>>>
  /** Applies a change to several items. It requires `changes`, which it uses for each item. */
  bulk?: TeamBulk<Item>
}

/** The changes of an item as PATCH accepts them, and those that undo them; null if there is nothing to change. */
export type BulkChanges = { changes: Record<string, unknown>; undo: Record<string, unknown> } | null

/** A change of several items, whose input is validated once. */
export type TeamBulk<Item> = {
  prepare(
    input: unknown,
  ): { ok: true; computeChanges(item: Item): BulkChanges } | { ok: false; fields: RefusedField[] }
  nameOf(item: Item): string
}

/** Declares a bulk change with a pure function. `nameOf` returns the name of an item, for the report. */
export function defineBulk<Item, Input>(
  input: z.ZodType<Input>,
  nameOf: (item: Item) => string,
  computeChanges: (item: Item, input: Input) => BulkChanges,
): TeamBulk<Item> {
  return {
    nameOf,
    prepare(given) {
      const parsed = input.safeParse(given)
      if (!parsed.success) return { ok: false, fields: toRefusedFields(parsed.error) }
      return { ok: true, computeChanges: (item) => computeChanges(item, parsed.data) }
    },
  }
}

/** Why a change is refused; `fields` names the invalid parts of its input. */
export type ChangeRefusal = {
  readonly ok: false
  readonly code: string
  readonly fields?: readonly RefusedField[]
}

type ChangeResult<Value> = { readonly ok: true; readonly value: Value } | ChangeRefusal

type Run<Item> = (tx: Queryable, item: Item, context: ChangeContext) => Promise<ChangeResult<true>>

/**
 * Locks other rows before the item, for a change of several rows. All changes lock in the same order, so that they
 * cannot deadlock.
 */
type LockFirst = (tx: Queryable, id: string) => Promise<void>

/** A change of an item, whose input is validated before the item is locked. */
export type TeamChange<Item> = {
  roles: readonly Role[]
  /** Whether the change removes the item. The stored response then has only its id and version. */
  removes: boolean
  prepare(
    input: unknown,
  ):
    | { ok: true; lockFirst: LockFirst; changesPrices(item: Item): boolean; run: Run<Item> }
    | { ok: false; fields: RefusedField[] }
}

/** The creation of an item; `run` returns its id. */
export type TeamCreation = {
  roles: readonly Role[]
  prepare(
    input: unknown,
  ):
    | { ok: true; run(tx: Queryable, context: ChangeContext): Promise<ChangeResult<string>> }
    | { ok: false; fields: RefusedField[] }
}

/** Declares how an item is created. A refusal rolls back everything that `run` wrote. */
export function defineCreation<Input>({
  roles,
  input,
  run,
}: {
  roles: readonly Role[]
  input: z.ZodType<Input>
  run(tx: Queryable, input: Input, context: ChangeContext): Promise<ChangeResult<string>>
}): TeamCreation {
  return {
    roles,
    prepare(given) {
      const parsed = input.safeParse(given)
      if (!parsed.success) return { ok: false, fields: toRefusedFields(parsed.error) }
      return { ok: true, run: (tx, context) => run(tx, parsed.data, context) }
    },
  }
}

/**
 * Declares a change. `run` increases the version of the item, or removes the item (`removes`). A refusal rolls back
 * everything that it wrote.
 */
export function defineChange<Item, Input>({
  roles,
  removes = false,
  input,
  lockFirst = async () => undefined,
  changesPrices = () => false,
  run,
}: {
  roles: readonly Role[]
  removes?: boolean
  input: z.ZodType<Input>
  /**
   * Whether this change requires a recent second factor, for actions with `prices` in the table of confirmed actions.
   */
  changesPrices?(item: Item, input: Input): boolean
  lockFirst?(tx: Queryable, id: string, input: Input): Promise<void>
  run(tx: Queryable, item: Item, input: Input, context: ChangeContext): Promise<ChangeResult<true>>
}): TeamChange<Item> {
  return {
    roles,
    removes,
    prepare(given) {
      const parsed = input.safeParse(given)
      if (!parsed.success) return { ok: false, fields: toRefusedFields(parsed.error) }
      return {
        ok: true,
        lockFirst: (tx, id) => lockFirst(tx, id, parsed.data),
        changesPrices: (item) => changesPrices(item, parsed.data),
        run: (tx, item, context) => run(tx, item, parsed.data, context),
      }
    },
  }
}

export function toRefusedFields({ issues }: z.ZodError): RefusedField[] {
  // A check of the resource itself has its code as the message.
  return issues.map(({ path, code, message }) => ({
    path: path.join('.'),
    code: code === 'custom' ? message : code,
  }))
}
