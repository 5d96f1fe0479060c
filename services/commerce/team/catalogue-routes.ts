import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TeamCollection } from '#contracts/team/collection.ts'
import { type TeamUpload, UPLOAD_BYTES_MAX, UPLOAD_PART_BYTES } from '#contracts/team/upload.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import { toRefusedFields } from '#services/kernel/team/resource.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import type { CommerceOptions } from '../options.ts'
import { collectionProducts, collections } from '../tables/catalogue-tables.ts'
import { uploadParts, uploads } from '../tables/upload-tables.ts'
import { teamPictures } from './pictures/team-pictures.ts'
import { productExport } from './product-files/product-export.ts'
import { teamImports } from './product-files/product-imports.ts'
import { teamProducts } from './products/team-products.ts'

const columns = { title: collections.title }

/** `collections`: all collections of the shop, including unpublished ones. Imports create them. */
const teamCollections = defineResource({
  name: 'collections',
  isPersonal: false,
  roles: ['catalogue'],
  filter: z.strictObject({
    text: z.string().trim().min(1).max(100).optional(),
  }),
  sortable: ['title'],
  logged: [],
  async list(db, { filter: { text }, sort, from, count: limit }) {
    const pattern = text && `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
    const matches = pattern
      ? or(ilike(collections.title, pattern), ilike(collections.handle, pattern))
      : undefined
    const direction = sort.isDescending ? desc : asc
    const items = await selectCollections(db)
      .where(matches)
      .orderBy(direction(columns[sort.field]), direction(collections.id))
      .limit(limit)
      .offset(from)
    const [counted] = await db.select({ total: count() }).from(collections).where(matches)
    return { items, total: counted?.total ?? 0 }
  },
  async find(db, id): Promise<TeamCollection | null> {
    if (!/^\d{1,15}$/.test(id)) return null
    const [item] = await selectCollections(db).where(eq(collections.id, Number(id)))
    return item ?? null
  },
})

const input = z.strictObject({
  name: z.string().trim().min(1).max(255),
  bytes: z.int().min(1).max(UPLOAD_BYTES_MAX),
})

const creation = z.object({ input })

const part = z.object({ id: z.uuid(), index: z.coerce.number().int().min(0).max(999) })

/** The maximum total size of a member's unused uploads. */
const UNUSED_BYTES_MAX = 2 * UPLOAD_BYTES_MAX

const shared = { roles: ['catalogue'], needsConfirmation: false, isPersonal: false } as const

/**
 * `uploads` (contracts/team/upload.ts). They do not change the shop, so only the actions that use them are in the audit
 * log.
 */
const teamUploads: readonly TeamRoute[] = [
  {
    ...shared,
    method: 'POST',
    path: '/uploads',
    async handle({ database: { db }, staff: { accountId }, now, body }) {
      const parsed = creation.safeParse(body)
      if (!parsed.success) return refusedResponse(400, 'request-malformed', toRefusedFields(parsed.error))
      const { name, bytes } = parsed.data.input
      const [unused] = await db
        .select({ bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)` })
        .from(uploads)
        .where(eq(uploads.accountId, accountId))
      if (Number(unused?.bytes) + bytes > UNUSED_BYTES_MAX)
        return Response.json({ code: 'uploads-waiting' }, { status: 422 })
      const [row] = await db
        .insert(uploads)
        .values({ accountId, name, bytes, createdAt: now })
        .returning({ id: uploads.id })
      return Response.json({ item: { id: row?.id ?? '', version: 1, name, bytes } satisfies TeamUpload })
    },
  },
  {
    ...shared,
    method: 'PUT',
    path: '/uploads/:id/parts/:index',
    bytesMax: UPLOAD_PART_BYTES,
    async handle({ database: { db }, staff: { accountId }, parameters, body }) {
      const parsed = part.safeParse(parameters)
      if (!parsed.success || !(body instanceof Uint8Array)) return refusedResponse(404, 'item-not-found')
      const { id: uploadId, index: place } = parsed.data
      const [upload] = await db
        .select({ name: uploads.name, bytes: uploads.bytes })
        .from(uploads)
        .where(and(eq(uploads.id, uploadId), eq(uploads.accountId, accountId)))
      if (!upload) return refusedResponse(404, 'item-not-found')
      const expected = Math.min(UPLOAD_PART_BYTES, upload.bytes - place * UPLOAD_PART_BYTES)
      if (body.length !== expected) return refusedResponse(400, 'request-malformed')
      await db
        .insert(uploadParts)
        .values({ uploadId, place, content: body })
        .onConflictDoUpdate({ target: [uploadParts.uploadId, uploadParts.place], set: { content: body } })
      return Response.json({ item: { ...upload, id: uploadId, version: 1 } satisfies TeamUpload })
    },
  },
]

export function catalogueRoutes(options: CommerceOptions): readonly TeamRoute[] {
  const { house, store } = options
  const baseCurrency = house.currencies.base
  return [
    ...teamProducts,
    productPreview(options),
    ...teamCollections,
    ...teamUploads,
    teamPictures(store),
    ...teamImports(baseCurrency),
    productExport(baseCurrency),
  ]
}

/** `GET /products/{id}/preview`: the `{url}` that previews the page of an unpublished product. */
function productPreview({ previewLinkTo }: Pick<CommerceOptions, 'previewLinkTo'>): TeamRoute {
  return {
    method: 'GET',
    path: '/products/:id/preview',
    roles: ['catalogue'],
    needsConfirmation: false,
    isPersonal: false,
    async handle({ database: { db }, id }) {
      if (!/^\d{1,15}$/.test(id)) return refusedResponse(404, 'item-not-found')
      const { rows } = await db.execute<{ handle: string }>(
        sql`select handle from commerce.products where id = ${id} and status <> 'archived'`,
      )
      const [product] = rows
      if (!product) return refusedResponse(404, 'item-not-found')
      return Response.json({ url: previewLinkTo(`/products/${product.handle}`) })
    },
  }
}

/** The team does not change collections, so their version stays the same. */
function selectCollections(db: Queryable) {
  return db
    .select({
      id: sql<string>`${collections.id}::text`,
      version: sql<number>`1`,
      title: collections.title,
      handle: collections.handle,
      isPublished: collections.isPublished,
      count: sql<number>`(select count(*)::int from ${collectionProducts}
        where ${collectionProducts.collectionId} = ${collections.id})`,
    })
    .from(collections)
    .$dynamic()
}
