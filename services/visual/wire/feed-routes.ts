import { Hono } from 'hono'
import { z } from 'zod'
import { type PictureRefusalCode, productPictures } from '#contracts/visual.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Embedder } from '../embedder.ts'
import type { KnownLooks } from '../known-looks.ts'
import { type Look, toLook } from '../look.ts'
import { openPicture } from '../picture/open-picture.ts'
import { findPictureIds, savePicture, saveProduct } from '../store/visual-store.ts'
import { refusalResponse } from './refusal-response.ts'

const HOUSE_KINDS = ['jpeg', 'png', 'webp'] as const

const productNumber = z.coerce.number().int().positive()
const pictureQuery = z.object({ address: z.string().min(1), version: z.string() })

type FeedTools = { database: Database; embedder: Embedder; knownLooks: KnownLooks | undefined }

/** The routes that import the catalog: products with their pictures, and new pictures. */
export function feedRoutes({ database: { db }, embedder, knownLooks }: FeedTools): Hono {
  const app = new Hono()
  const findLook = async (picture: Uint8Array): Promise<Result<Look, PictureRefusalCode>> => {
    const known = await knownLooks?.find(picture)
    if (known) return ok(known)
    const opened = await openPicture(picture, { kinds: HOUSE_KINDS, region: null })
    return opened.ok ? ok(toLook(await embedder.embed(opened.value))) : opened
  }

  app.put('/products/:number', async (context) => {
    const number = productNumber.safeParse(context.req.param('number'))
    const body = productPictures.safeParse(await context.req.json().catch(() => null))
    if (!number.success || !body.success) return context.json({ code: 'request-malformed' }, 400)
    const { pictures } = body.data
    const known = await findPictureIds(db, embedder.name, pictures)
    const missing = pictures.flatMap(({ address }) => (known.has(address) ? [] : [address]))
    if (missing.length > 0) return context.json({ missing })
    const ids = pictures.flatMap(({ address }) => known.get(address) ?? [])
    await saveProduct(db, number.data, ids)
    return context.json({ missing })
  })

  app.put('/pictures', async (context) => {
    const picture = pictureQuery.safeParse(context.req.query())
    if (!picture.success) return context.json({ code: 'request-malformed' }, 400)
    const bytes = new Uint8Array(await context.req.arrayBuffer())
    const look = await findLook(bytes)
    if (!look.ok) return refusalResponse(context, look.code)
    await savePicture(db, { ...picture.data, embedding: embedder.name, look: look.value })
    return context.body(null, 204)
  })
  return app
}
