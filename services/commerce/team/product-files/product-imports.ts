import { asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { canApply, newProductImport, type ProductImport } from '#contracts/team/product-import.ts'
import type { Currency } from '#domain/money/money.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { wakeJob } from '#services/kernel/jobs.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import { defineChange, defineCreation } from '#services/kernel/team/resource.ts'
import { defineResource, type TeamRoute } from '#services/kernel/team/routes.ts'
import { productImports } from '../../tables/import-tables.ts'
import { findCompleteUploads } from '../uploads/read-upload.ts'
import { IMPORT_JOB } from './import-runner.ts'

const roles = ['catalogue'] as const
type NewImport = z.output<typeof newProductImport>

/**
 * `product-imports`: a new import is a dry run in the background, whose report lists what the import would change. The
 * action `apply` runs the import, and requires the second factor since it may change every price. The action can be
 * repeated after a failure.
 */
export function teamImports(baseCurrency: Currency | null): readonly TeamRoute[] {
  return [
    ...defineResource({
      name: 'product-imports',
      isPersonal: false,
      roles,
      filter: z.strictObject({}),
      sortable: ['createdAt'],
      logged: ['files', 'isDryRun', 'currency', 'allowsImages'],
      async list(db, { sort, from, count }) {
        const direction = sort.isDescending ? desc : asc
        const rows = await db
          .select(COLUMNS)
          .from(productImports)
          .orderBy(direction(productImports.id))
          .limit(count)
          .offset(from)
        const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(productImports)
        return { items: rows.map((row) => toItem({ ...row, report: null })), total: counted?.total ?? 0 }
      },
      find: findImport,
      creation: defineCreation<NewImport>({
        roles,
        input: newProductImport as z.ZodType<NewImport>,
        async run(tx, { uploads: ids, currency = baseCurrency, allowsImages }, { staff, now }) {
          if (!currency) return refuseField('currency', 'required')
          const uploads = await findCompleteUploads(tx, ids)
          if (uploads.length < ids.length) return refuseField('uploads', 'files-gone')
          const [row] = await tx
            .insert(productImports)
            .values({
              accountId: staff.accountId,
              uploads: uploads.map(({ id, name }) => ({ id, name })),
              currency,
              allowsImages,
              createdAt: now,
            })
            .returning({ id: productImports.id })
          await wakeJob(tx, IMPORT_JOB)
          return ok(String(row?.id))
        },
      }),
      actions: {
        apply: defineChange<ProductImport, Record<string, never>>({
          roles,
          input: z.strictObject({}),
          async run(tx, item) {
            if (!canApply(item)) return refuse('already-done')
            await tx
              .update(productImports)
              .set({
                isDryRun: false,
                state: 'waiting',
                attempts: 0,
                bytesRead: 0,
                rows: 0,
                failure: null,
                report: null,
                refusals: [],
                finishedAt: null,
                version: sql`${productImports.version} + 1`,
              })
              .where(eq(productImports.id, Number(item.id)))
            await wakeJob(tx, IMPORT_JOB)
            return ok(true)
          },
        }),
      },
    }),
    {
      method: 'GET',
      path: '/product-imports/:id/refusals',
      roles,
      needsConfirmation: false,
      isPersonal: false,
      async handle({ database: { db }, id }) {
        if (!isId(id)) return refusedResponse(404, 'item-not-found')
        const [row] = await db
          .select({ items: productImports.refusals })
          .from(productImports)
          .where(eq(productImports.id, Number(id)))
        return row ? Response.json(row) : refusedResponse(404, 'item-not-found')
      },
    },
  ]
}

async function findImport(db: Queryable, id: string, lock?: 'lock'): Promise<ProductImport | null> {
  if (!isId(id)) return null
  const query = db
    .select({ ...COLUMNS, report: productImports.report })
    .from(productImports)
    .where(eq(productImports.id, Number(id)))
  const [row] = lock ? await query.for('update') : await query
  return row ? toItem(row) : null
}

function isId(id: string): boolean {
  return /^\d{1,15}$/.test(id)
}

const COLUMNS = {
  id: productImports.id,
  version: productImports.version,
  accountId: productImports.accountId,
  uploads: productImports.uploads,
  currency: productImports.currency,
  allowsImages: productImports.allowsImages,
  isDryRun: productImports.isDryRun,
  state: productImports.state,
  bytesRead: productImports.bytesRead,
  bytesTotal: productImports.bytesTotal,
  rows: productImports.rows,
  failure: productImports.failure,
  createdAt: productImports.createdAt,
  finishedAt: productImports.finishedAt,
}

type Row = Omit<typeof productImports.$inferSelect, 'refusals' | 'attempts'>

function toItem({
  id,
  uploads,
  bytesRead,
  bytesTotal,
  rows,
  createdAt,
  finishedAt,
  ...row
}: Row): ProductImport {
  return {
    ...row,
    id: String(id),
    files: uploads.map(({ name }) => name),
    progress: { bytesRead, bytesTotal, rows },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

function refuseField(path: string, code: string) {
  return { ok: false, code: 'fields-refused', fields: [{ path, code }] } as const
}
