import { and, asc, count, desc, eq, gt, ilike, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { DiscountState } from '#domain/cart/discount-state.ts'
import { CODE_CAP, normalizeCode } from '#domain/cart/entered-code.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type ChangeRefusal, defineChange, defineCreation } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import type { CommerceOptions } from '../../options.ts'
import { discounts } from '../../tables/discount-tables.ts'

const roles = ['catalogue'] as const

const filter = z.strictObject({
  kind: z.enum(['code', 'automatic']).optional(),
  /** `active`: can be used now; `planned`: has not started; `over`: has ended or is used up. */
  state: z.enum(['active', 'planned', 'over']).optional(),
  text: z.string().trim().min(1).max(100).optional(),
})

const amounts = z.partialRecord(z.enum(CURRENCIES), z.int().positive().max(1_000_000_000_00))
const idList = (id: RegExp) => z.array(z.string().regex(id)).min(1).max(1000).readonly()

const dateTime = z.iso.datetime({ offset: true })

const fields = z.strictObject({
  title: z.string().trim().min(1).max(120),
  /** Null for an automatic discount. */
  code: z
    .string()
    .max(CODE_CAP)
    .transform(normalizeCode)
    .refine((code) => code !== '', 'code-missing')
    .nullable(),
  value: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percentage'), percent: z.number().gt(0).max(100) }),
    z.strictObject({ kind: z.literal('amount'), amountsMinor: amounts }),
    z.strictObject({ kind: z.literal('free-shipping') }),
  ]),
  /** `ids`: global ids, such as `gid://shopify/Product/7`. */
  scope: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({ kind: z.literal('products'), ids: idList(/^gid:\/\/shopify\/Product\/\d{1,15}$/) }),
    z.strictObject({
      kind: z.literal('collections'),
      ids: idList(/^gid:\/\/shopify\/Collection\/\d{1,15}$/),
    }),
  ]),
  minimumSubtotalMinor: amounts.nullable(),
  startsAt: dateTime,
  endsAt: dateTime.nullable(),
  usageLimit: z.int().positive().max(1_000_000_000).nullable(),
  isOncePerCustomer: z.boolean(),
  isCombinable: z.boolean(),
})
type DiscountFields = z.infer<typeof fields>
const edit = fields.exactPartial()

const columns = { startsAt: discounts.startsAt, title: discounts.title, used: discounts.used }

/** `discounts`: promotion codes and automatic discounts (Spec §3), with their dates and limits. */
export const teamDiscounts = ({ clock }: Pick<CommerceOptions, 'clock'>) =>
  defineResource({
    name: 'discounts',
    isPersonal: false,
    roles,
    filter,
    sortable: ['startsAt', 'title', 'used'],
    logged: [
      'title',
      'code',
      'value',
      'scope',
      'minimumSubtotalMinor',
      'startsAt',
      'endsAt',
      'usageLimit',
      'isOncePerCustomer',
      'isCombinable',
    ],
    async list(db, { filter, sort, from, count: limit }) {
      const matches = toCondition(filter, clock())
      const direction = sort.isDescending ? desc : asc
      const rows = await db
        .select()
        .from(discounts)
        .where(matches)
        .orderBy(direction(columns[sort.field]), direction(discounts.id))
        .limit(limit)
        .offset(from)
      const [counted] = await db.select({ total: count() }).from(discounts).where(matches)
      return { items: rows.map(toItem), total: counted?.total ?? 0 }
    },
    find: findDiscount,
    creation: defineCreation({
      roles,
      input: fields,
      async run(tx, draft) {
        const refused = await findError(tx, draft)
        if (refused) return refused
        const [added] = await tx.insert(discounts).values(toRow(draft)).returning({ id: discounts.id })
        return ok(String(added?.id))
      },
    }),
    changes: defineChange<ReturnType<typeof toItem>, z.infer<typeof edit>>({
      roles,
      input: edit,
      async run(tx, item, changes) {
        const { id, version: _, used, ...before } = item
        const refused = await findError(tx, { ...before, ...changes }, { id: Number(id), used })
        if (refused) return refused
        await tx
          .update(discounts)
          .set({ ...toRow({ ...before, ...changes }), version: item.version + 1 })
          .where(eq(discounts.id, Number(id)))
        return ok(true)
      },
    }),
    actions: {
      /** Ends a discount now, even if it has not started. Refuses with `already-done` if it is over. */
      end: defineChange<ReturnType<typeof toItem>, object>({
        roles,
        input: z.strictObject({}),
        async run(tx, { id, version, endsAt, startsAt }, _, { now }) {
          if (endsAt !== null && new Date(endsAt) <= now) return refuse('already-done')
          const ended = { endsAt: now, startsAt: new Date(startsAt) < now ? new Date(startsAt) : now }
          await tx
            .update(discounts)
            .set({ ...ended, version: version + 1 })
            .where(eq(discounts.id, Number(id)))
          return ok(true)
        },
      }),
    },
  })

async function findDiscount(db: Queryable, id: string, lock?: 'lock') {
  if (!/^\d{1,15}$/.test(id)) return null
  const query = db
    .select()
    .from(discounts)
    .where(eq(discounts.id, Number(id)))
  const [row] = await (lock ? query.for('update') : query)
  return row ? toItem(row) : null
}

/** Why a discount cannot be saved; null if it can. `known` is the stored discount with its uses. */
async function findError(
  tx: Queryable,
  { code, value, startsAt, endsAt, usageLimit }: DiscountFields,
  known: { id: number; used: number } = { id: 0, used: 0 },
): Promise<ChangeRefusal | null> {
  if (value.kind === 'amount' && Object.keys(value.amountsMinor).length === 0)
    return refuseField('value.amountsMinor', 'amount-missing')
  if (endsAt !== null && new Date(endsAt) <= new Date(startsAt))
    return refuseField('endsAt', 'ends-before-start')
  if (usageLimit !== null && usageLimit < known.used) return refuseField('usageLimit', 'used-more-often')
  if (code === null) return null
  const [other] = await tx.select({ id: discounts.id }).from(discounts).where(eq(discounts.code, code))
  return other && other.id !== known.id ? refuseField('code', 'code-taken') : null
}

function refuseField(path: string, code: string): ChangeRefusal {
  return { ok: false, code: 'fields-refused', fields: [{ path, code }] }
}

function toRow({ startsAt, endsAt, ...rest }: DiscountFields) {
  return { ...rest, startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) }
}

/** `used` grows with orders. It does not change the version, so that an order does not conflict with an edit. */
function toItem({ id, startsAt, endsAt, ...row }: typeof discounts.$inferSelect) {
  return {
    ...row,
    id: String(id),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }
}

function toStateCondition(state: DiscountState, now: Date): SQL {
  const { startsAt, endsAt, used, usageLimit } = discounts
  const isOver = sql`(${lte(endsAt, now)} or ${used} >= ${usageLimit})`
  if (state === 'over') return isOver
  return state === 'planned' ? gt(startsAt, now) : sql`${lte(startsAt, now)} and ${isOver} is not true`
}

function toCondition({ kind, state, text }: z.infer<typeof filter>, now: Date): SQL | undefined {
  const pattern = text && `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return and(
    kind && (kind === 'code' ? isNotNull(discounts.code) : isNull(discounts.code)),
    state && toStateCondition(state, now),
    pattern ? or(ilike(discounts.title, pattern), ilike(discounts.code, pattern)) : undefined,
  )
}
