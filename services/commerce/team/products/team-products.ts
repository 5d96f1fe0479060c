import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'
import { type ProductEdit, productEdit } from '#contracts/team/product.ts'
import { type ProductBulkChange, productBulkChange } from '#contracts/team/product-bulk.ts'
import { toSlug } from '#domain/links/slug.ts'
import { CURRENCIES } from '#domain/money/money.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordChanges } from '#services/kernel/changes/change-log.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import {
  type ChangeRefusal,
  defineBulk,
  defineChange,
  defineCreation,
} from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { PRODUCT_CHANGES } from '../../changes/product-changes.ts'
import type { ProductDraft } from '../../import/product-draft.ts'
import { findStoredDraft } from '../../import/stored-drafts.ts'
import { findTakenHandles } from '../../import/writing/product-writer.ts'
import { writeDrafts } from '../../import/writing/write-batch.ts'
import { findUploadedPictures } from '../pictures/team-pictures.ts'
import { applyEdit, changesPrices } from './apply-edit.ts'
import { bulkChange } from './bulk-change.ts'
import { findHeads, listProducts, PRODUCT_ORDER, type ProductHead, productFilter } from './list-products.ts'

/** The stock of a variant: `onHand - reserved` can be sold. */
type Stock = { variantId: string; onHand: number; reserved: number }

type ProductItem = ProductHead &
  TeamItem & {
    /** Null in lists. `stock` has one entry per variant, in order. */
    detail: (Omit<ProductDraft, 'line'> & { stock: Stock[] }) | null
  }

const roles = ['catalogue'] as const

/** A new product is a draft with one variant. `price` is in minor units. */
const newProduct = z.strictObject({
  title: z.string().trim().min(1).max(255),
  vendor: z.string().trim().max(255),
  handle: z.string().trim().min(1).max(255).optional(),
  price: z.strictObject({ currency: z.enum(CURRENCIES), priceMinor: z.int().nonnegative() }),
})

const units = z.int().min(-1_000_000_000).max(1_000_000_000)
const countedStock = z.strictObject({ variantId: z.string().regex(/^\d{1,15}$/), from: units, to: units })

/** `products`: the catalogue. Edits are written like a product file, so that both have the same effect. */
export const teamProducts = defineResource({
  name: 'products',
  isPersonal: false,
  roles,
  filter: productFilter,
  sortable: PRODUCT_ORDER,
  logged: ['status', 'isPublished', 'available', 'detail'],
  async list(db, request) {
    const { items, total } = await listProducts(db, request)
    return { items: items.map((head): ProductItem => ({ ...head, detail: null })), total }
  },
  find: findProduct,
  creation: defineCreation<z.infer<typeof newProduct>>({
    roles,
    input: newProduct,
    async run(tx, { title, vendor, handle: requestedHandle, price }, { client, now }) {
      const handle = toSlug(requestedHandle ?? title)
      if (handle === '') return refuseField('handle', 'handle-invalid')
      const existing = await tx.execute(sql`select from commerce.products where handle = ${handle}`)
      if (existing.rows.length > 0) return refuseField('handle', 'handle-taken')
      const draft = toDraft({ title, vendor, handle, price, createdAt: now.toISOString() })
      const [placed] = await writeDrafts(client, [{ draft, digest: null }])
      return ok(String(placed?.productId))
    },
  }),
  changes: defineChange<ProductItem, ProductEdit>({
    roles,
    input: productEdit,
    changesPrices: ({ detail }, edit) => detail !== null && changesPrices({ ...detail, line: 0 }, edit),
    async run(tx, { id }, edit, { client }) {
      const stored = await findStoredDraft(tx, Number(id))
      if (!stored) return refuse('item-not-found')
      const uploaded = await findUploadedPictures(tx, edit.media?.map(({ url }) => url) ?? [])
      const edited = applyEdit(stored.draft, edit, uploaded)
      if (!edited.ok) return { ...edited, code: 'fields-refused' }
      const taken = await findTakenHandles(client, [edited.draft], new Map())
      const conflict = edited.draft.translations.find(({ language, handle }) =>
        taken.has(`${edited.draft.handle} ${language} ${handle}`),
      )
      if (conflict) return refuseField(`translations.${conflict.language}.handle`, 'translated-handle-taken')
      await writeDrafts(client, [{ draft: edited.draft, digest: null }])
      return ok(true)
    },
  }),
  bulk: defineBulk<ProductItem, ProductBulkChange>(
    productBulkChange,
    ({ title }) => title,
    ({ detail }, change) => (detail ? bulkChange(detail, change) : null),
  ),
  actions: {
    /** Sets the counted stock of a variant. Refuses with `stock-changed` if the stock has changed since it was read. */
    'set-stock': defineChange<ProductItem, z.infer<typeof countedStock>>({
      roles,
      input: countedStock,
      async run(tx, { id }, { variantId, from, to }) {
        const { rowCount } = await tx.execute(sql`
          update commerce.inventory i set on_hand = ${to} from commerce.variants v
          where v.id = i.variant_id and v.product_id = ${id} and i.variant_id = ${variantId} and i.on_hand = ${from}`)
        if (rowCount === 0) return refuse('stock-changed')
        await tx.execute(sql`update commerce.products set updated_at = now() where id = ${id}`)
        await recordChanges(tx, PRODUCT_CHANGES, [id])
        return ok(true)
      },
    }),
  },
})

async function findProduct(db: Queryable, id: string, lock?: 'lock'): Promise<ProductItem | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  if (lock) {
    // Locks are acquired in the same order as by an import, so that the two cannot deadlock.
    await db.execute(sql`select pg_advisory_xact_lock(${LOCKS.productImport})`)
    await db.execute(sql`select from commerce.products where id = ${id} for update`)
  }
  const [head] = await findHeads(db, [Number(id)])
  const stored = head && (await findStoredDraft(db, Number(id)))
  if (!stored) return null
  const { rows } = await db.execute<Stock>(sql`
    select v.id::text as "variantId", i.on_hand as "onHand", i.reserved
    from commerce.variants v join commerce.inventory i on i.variant_id = v.id
    where v.product_id = ${id} order by v.position`)
  const { line: _, ...draft } = stored.draft
  return { ...head, detail: { ...draft, stock: rows } }
}

function refuseField(path: string, code: string): ChangeRefusal {
  return { ok: false, code: 'fields-refused', fields: [{ path, code }] }
}

function toDraft({
  title,
  vendor,
  handle,
  price,
  createdAt,
}: Omit<z.infer<typeof newProduct>, 'handle'> & { handle: string; createdAt: string }): ProductDraft {
  return {
    line: 0,
    handle,
    title,
    descriptionHtml: '',
    vendor,
    productType: '',
    categoryPath: null,
    tags: [],
    status: 'draft',
    isPublished: false,
    createdAt,
    publishedAt: null,
    seoTitle: null,
    seoDescription: null,
    isGiftCard: false,
    options: [],
    variants: [
      {
        line: 0,
        title: 'Default Title',
        choices: [null, null, null],
        sku: null,
        barcode: null,
        weightGrams: 0,
        requiresShipping: true,
        isTaxable: true,
        pictureUrl: null,
        prices: [{ ...price, compareAtMinor: null, tradePriceMinor: null }],
        unsoldIn: [],
        quantity: 0,
        isTracked: false,
        continueSelling: true,
      },
    ],
    media: [],
    metafields: [],
    collections: [],
    translations: [],
  }
}
